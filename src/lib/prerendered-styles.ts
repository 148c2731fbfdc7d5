/**
 * Gives prerendered elements the style attributes that the build has put aside, as no policy on content lets them stand
 * in HTML (scripts/build/style-attributes.ts). Has to run before React looks at the elements.
 */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}
