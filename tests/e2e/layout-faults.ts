export const CONTROLS = 'a, button, input, select, textarea, [role="slider"]';

/**
 * Returns the layout faults on the page: broken words, and texts and controls that are outside their box, their background
 * or the viewport, that are under the notch, or that touch one another. Runs in the page.
 * @param controls A selector that matches every control.
 */
export function findLayoutFaults(controls: string): string[] {
  const faults: string[] = [];
  const parts: { name: string; block: Element; rect: DOMRect }[] = [];
  const root = document.querySelector('[role="dialog"]') ?? document.body;
  const isShown = (element: Element) =>
    element.closest('svg, noscript, .sr-only') === null &&
    element.checkVisibility({ visibilityProperty: true });
  const around = (element: Element): Element[] =>
    element.parentElement === null ? [element] : [element, ...around(element.parentElement)];
  // Rotated parts may overlap, and a dialog's buttons stay above the scrolled part.
  const mayOverlap = (element: Element) =>
    element.closest('[data-slot="dialog-footer"]') !== null ||
    around(element).some((part) => getComputedStyle(part).rotate !== 'none');
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.paddingLeft = 'env(safe-area-inset-left)';
  const notch = Number.parseFloat(getComputedStyle(probe).paddingLeft);
  probe.remove();
  const expectInWindow = (name: string, element: Element, { left, right }: DOMRect) => {
    // A drawing may be under a notch. The same applies to padding that only enlarges a control.
    const isSeen = !element.matches(controls) || element.matches('input, button[class*=" bg-"]');
    const side = isSeen && element.closest('[aria-hidden="true"]') === null ? notch : 0;
    // The service choices in the hero scroll sideways.
    const leaves = left < side - 1 || right > window.innerWidth - side + 1;
    if (leaves && element.closest('#hero fieldset') === null) faults.push(`outside the window: ${name}`);
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (text.trim() === '' || parent === null || !isShown(parent)) continue;
    // Drawings clip on purpose: a ruler clips its numbers, for example.
    const isClipped = ({ overflowX, clipPath }: CSSStyleDeclaration) =>
      overflowX === 'hidden' || clipPath !== 'none';
    const drawn = around(parent).filter((part) => part.closest('[aria-hidden="true"]') !== null);
    if (drawn.some((part) => isClipped(getComputedStyle(part)))) continue;
    let block = parent;
    while (/^(?:inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement ?? block;
    const box = block.getBoundingClientRect();
    if (box.height === 0) continue;
    let surface = block;
    while (surface !== document.body && getComputedStyle(surface).backgroundColor === 'rgba(0, 0, 0, 0)')
      surface = surface.parentElement ?? document.body;
    const ground = surface.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    // Two lines in large letters may overlap.
    const isAlone = Number.parseFloat(getComputedStyle(parent).fontSize) < 32 && !mayOverlap(parent);
    for (const rect of range.getClientRects()) {
      if (isAlone) parts.push({ name: text, block, rect });
      if (rect.left < box.left - 2 || rect.right > box.right + 2) faults.push(`wider than its box: ${text}`);
      const isBeside = rect.left < ground.left - 2 || rect.right > ground.right + 2;
      if (isBeside && parent.closest('#hero fieldset') === null)
        faults.push(`beside its background: ${text}`);
      expectInWindow(text, parent, rect);
    }
    for (const { 0: word, index } of text.matchAll(/[^\s/‐-]+/g)) {
      // A word with a soft hyphen may break.
      if (word.includes('\u00AD')) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
      if (tops.size > 1) faults.push(`broken: ${word}`);
    }
  }
  for (const control of root.querySelectorAll(controls)) {
    // A link inside text is checked as text.
    if (!isShown(control) || getComputedStyle(control).display === 'inline') continue;
    const rect = control.getBoundingClientRect();
    if (rect.width < 2) continue;
    const name = `<${control.getAttribute('aria-label') ?? control.textContent}>`;
    expectInWindow(name, control, rect);
    // The clickable area of a control may extend over text, so only the middle of the area counts. The label of a choice may
    // cover the choice.
    const inner = new DOMRect(rect.x, rect.y + rect.height / 6, rect.width, rect.height / 1.5);
    if (!mayOverlap(control)) parts.push({ name, block: control.closest('label') ?? control, rect: inner });
  }
  for (const [index, { name, block, rect }] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (block.contains(other.block) || other.block.contains(block)) continue;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      if (across > 2 && down > 4) faults.push(`over each other: ${name} | ${other.name}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);
  return [...new Set(faults)];
}

/** Returns the texts smaller than 13 px, with their sizes. Runs in the page. */
export function findSmallTexts(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const text = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : []));
    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (text.join('') === '' || !isShown || element.closest('script, style, .sr-only')) return [];
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    return size < 12.95 ? [`${size.toFixed(1)} px: ${text.join(' ')}`] : [];
  });
}

/**
 * Returns the elements whose middle or corners are outside the viewport or under a different element. Runs in the page.
 * @param scrolls Whether to scroll to each element before checking it.
 */
export function findCovered(parts: Element[], scrolls: boolean): string[] {
  if (parts.length === 0) return ['nothing is there'];
  return parts.flatMap((part) => {
    if (part.closest('.sr-only') !== null || !part.checkVisibility({ visibilityProperty: true })) return [];
    if (scrolls) part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // A link inside text may have several lines.
    const [box] = part.getClientRects();
    // The link to the content is visible only while it has the focus.
    if (box === undefined || box.width < 2 || (scrolls && box.bottom < 0)) return [];
    const { left, right, top, bottom, width, height } = box;
    const { borderTopLeftRadius, clipPath } = getComputedStyle(part);
    // The corners are measured inside the visible shape of the element: inside a rounded corner, which cuts off three tenths
    // of its radius; inside a pointed end; and inside the letters of a line, because the letter after a link extends into
    // the link by a pixel.
    const radius = Math.min(Number.parseFloat(borderTopLeftRadius) || 0, width / 2, height / 2);
    const inset = clipPath === 'none' ? 2 + 0.3 * radius : 9;
    const [across, down] = [inset, scrolls ? inset : Math.max(inset, height / 6)];
    const hits = [
      [(left + right) / 2, (top + bottom) / 2],
      ...[left + across, right - across].flatMap((x) => [top + down, bottom - down].map((y) => [x, y])),
    ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    const over = hits.find((hit) => !part.contains(hit) && !hit?.closest('label')?.contains(part));
    const missing = Math.ceil(Math.max(-top, -left, bottom - innerHeight, right - innerWidth) - 0.5);
    const isCut = !scrolls && missing > 0;
    if (over === undefined && !isCut) return [];
    const name = part.getAttribute('aria-label') || part.textContent?.trim() || part.outerHTML.slice(0, 60);
    if (isCut) return [`${name}: ${missing} px are missing`];
    return [`${name}: covered by ${over?.outerHTML.slice(0, 80) ?? 'an edge of the window'}`];
  });
}
