import type { Plugin } from 'vite';

/**
 * One place where a library writes a `<style>` element, which the content security policy would block, or changes what
 * every element inherits, so that the whole page is styled anew each time a dialog or a list opens and closes.
 */
export interface LibraryPatch {
  /** End of the module's path. */
  module: string;
  /** Each text, and what stands in its place. */
  replacements: readonly { from: string; to: string }[];
}

/**
 * Constructed stylesheets do the same as elements, and no policy on inline styles is meant for them. In place of a
 * property of the body that all inherit there is an attribute, and a shield over the page (src/styles/base.css).
 */
export const LIBRARY_PATCHES: readonly LibraryPatch[] = [
  {
    // The scroll lock of dialogs and selects.
    module: '/react-style-singleton/dist/es2015/singleton.js',
    replacements: [
      {
        from: `if ((stylesheet = makeStyleTag())) {
                    injectStyles(stylesheet, style);
                    insertStyleTag(stylesheet);
                }`,
        to: `stylesheet = new CSSStyleSheet();
                stylesheet.replaceSync(style);
                document.adoptedStyleSheets.push(stylesheet);`,
      },
      {
        from: 'stylesheet.parentNode && stylesheet.parentNode.removeChild(stylesheet);',
        to: 'document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(stylesheet), 1);',
      },
    ],
  },
  {
    // A variable with the width of the scrollbar that was, which nothing of ours reads.
    module: '/react-remove-scroll-bar/dist/es2015/component.js',
    replacements: [
      {
        from: '.concat(removedBarSizeVariable, ": ").concat(gap, "px;\\n  }\\n");',
        to: '.concat("}");',
      },
    ],
  },
  {
    module: '/@radix-ui/react-dismissable-layer/dist/index.mjs',
    replacements: [
      {
        from: 'ownerDocument.body.style.pointerEvents = "none";',
        to: 'ownerDocument.body.toggleAttribute("data-shielded", true);',
      },
      {
        from: 'ownerDocument.body.style.pointerEvents = originalBodyPointerEvents;',
        to: 'ownerDocument.body.toggleAttribute("data-shielded", false);',
      },
    ],
  },
  {
    module: '/sonner/dist/index.mjs',
    replacements: [
      {
        from: `let head = document.head || document.getElementsByTagName('head')[0]
  let style = document.createElement('style')
  style.type = 'text/css'
  head.appendChild(style)
  ;style.styleSheet ? (style.styleSheet.cssText = code) : style.appendChild(document.createTextNode(code))`,
        to: `const sheet = new CSSStyleSheet()
  sheet.replaceSync(code)
  document.adoptedStyleSheets.push(sheet)`,
      },
    ],
  },
  {
    // Its two rules hide the list's scrollbar; src/components/ui/select.tsx has them.
    module: '/@radix-ui/react-select/dist/index.mjs',
    replacements: [
      {
        from: `/* @__PURE__ */ jsx(
        "style",
        {
          dangerouslySetInnerHTML: {
            __html: \`[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}\`
          },
          nonce
        }
      ),`,
        to: 'null,',
      },
    ],
  },
];

/** @throws Error when the library no longer has the text: whoever raises its version has to look again. */
export function patchLibrary(code: string, { module, replacements }: LibraryPatch): string {
  return replacements.reduce((patched, { from, to }) => {
    if (patched.split(from).length !== 2) throw new Error(`${module} no longer has: ${from}`);
    return patched.replace(from, () => to);
  }, code);
}

/**
 * Lets the libraries of the browser's code bear the strict policy of `security-headers.ts`, and open dialogs and lists
 * without styling the whole page (Decision 15); the build fails if it cannot.
 */
export function libraryStyles(): Plugin {
  const missing = new Set(LIBRARY_PATCHES);
  return {
    name: 'pitlane:library-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const patch = LIBRARY_PATCHES.find(({ module }) => id.endsWith(module));
      if (patch === undefined) return null;
      missing.delete(patch);
      return { code: patchLibrary(code, patch), map: null };
    },
    generateBundle() {
      for (const { module } of missing) this.error(`${module} is not part of the build any more`);
    },
  };
}
