import postcss from 'postcss';
import type { Plugin } from 'vite';

const SONNER = '/sonner/dist/index.mjs';
/** The stylesheet that sonner carries as a string. */
const STYLES = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/;

/** Parts of sonner's own toasts; ours bring their own look and are only placed and moved by sonner. */
const UNUSED =
  /data-styled=true|data-rich-colors|data-close-button|data-invert|data-promise|data-description|\.sonner-|dir=/;
/** What only those parts read. */
const UNUSED_PROPERTIES = /^--(?:gray|normal|success|info|warning|error|border-radius|toast-)/;
const UNUSED_ANIMATIONS = /^sonner-/;

/** Sonner's stylesheet without what styles toasts that this site never shows. */
export function trimToastStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  root.walkDecls(UNUSED_PROPERTIES, (declaration) => {
    declaration.remove();
  });
  root.walkAtRules('keyframes', (keyframes) => {
    if (UNUSED_ANIMATIONS.test(keyframes.params)) keyframes.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}

/** Leaves two thirds of sonner's styles out of the build; the build fails when they are no longer where they were. */
export function toastStyles(): Plugin {
  return {
    name: 'pitlane:toast-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith(SONNER)) return null;
      const literal = STYLES.exec(code)?.[1];
      if (literal === undefined) throw new Error('sonner no longer carries its styles as one string');
      const trimmed = JSON.stringify(trimToastStyles(JSON.parse(literal)));
      return { code: code.replace(literal, () => trimmed), map: null };
    },
  };
}
