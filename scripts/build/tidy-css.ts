import postcss, { type Declaration, type Root } from 'postcss';

/** Tailwind's own variables, through which utilities of one property work together. */
const INTERNAL = /^--tw-/;
/** The layer with which Tailwind gives those variables their first values in browsers that register none. */
const FIRST_VALUES = 'properties';
/** One shadow of several that is there only to be replaced. */
const NO_SHADOW = /0 0 #0000,\s*/g;

/** Elements that this site has none of, in its pages and in what its scripts make; a test reads the sources for them. */
export const ABSENT_ELEMENTS =
  'abbr audio canvas code dialog embed h4 h5 h6 hr iframe img kbd menu object optgroup pre progress samp sub summary table textarea video'.split(
    ' ',
  );
const ABSENT = new RegExp(
  `^(?:${ABSENT_ELEMENTS.join('|')})(?![\\w-])|optgroup|^:host|^:-moz-(?:focusring|ui-invalid)|^::(?:file-selector|-webkit-(?:date|calendar|search|inner-spin|outer-spin))`,
);

/**
 * The stylesheet without what can never apply: variables of Tailwind that nothing sets, and what its reset says about
 * elements that no page has. Changes nothing that can be seen.
 */
export function tidyCss(css: string): string {
  const root = postcss.parse(css);
  settleVariables(root);
  dropUnreadVariables(root);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !ABSENT.test(selector));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}

/** Writes the first value of a registered variable wherever it is read, when nothing ever gives it another one. */
function settleVariables(root: Root): void {
  const changing = new Set<string>();
  root.walkDecls(INTERNAL, (declaration) => {
    if (!isFirstValue(declaration)) changing.add(declaration.prop);
  });
  for (const [name, value] of registered(root)) {
    if (changing.has(name)) continue;
    root.walkDecls((declaration) => {
      if (!declaration.value.includes(name)) return;
      declaration.value = replaceVariable(declaration.value, name, value).replaceAll(/ {2,}/g, ' ').trim();
      if (declaration.prop === 'box-shadow') declaration.value = declaration.value.replaceAll(NO_SHADOW, '');
    });
  }
}

/** Every registered variable with its first value; null where it has none, and what reads it falls back. */
function registered(root: Root): Map<string, string | null> {
  const names = new Map<string, string | null>();
  root.walkAtRules('property', (rule) => {
    if (!INTERNAL.test(rule.params)) return;
    names.set(rule.params, null);
    rule.walkDecls('initial-value', ({ value }) => void names.set(rule.params, value));
  });
  return names;
}

/** `var(--name, fallback)` with the value in its place, or the fallback where there is none. */
export function replaceVariable(text: string, name: string, value: string | null): string {
  const start = text.search(new RegExp(`var\\(${name}[,)]`));
  if (start === -1) return text;
  let end = start;
  for (let depth = 0; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (text[end] === ')' && depth === 0) break;
  }
  const fallback = /,(.*)$/s.exec(text.slice(start, end))?.[1];
  // Neither: the declaration is invalid as it stands, and stays so.
  if (value === null && fallback === undefined) return text;
  const rest = replaceVariable(text.slice(end + 1), name, value);
  return text.slice(0, start) + (value ?? fallback) + rest;
}

function isFirstValue(declaration: Declaration): boolean {
  for (let node = declaration.parent; node !== undefined; node = node.parent as typeof node) {
    if (node.type === 'atrule' && 'params' in node && node.params === FIRST_VALUES) return true;
  }
  return false;
}

function dropUnreadVariables(root: Root): void {
  const css = root.toString();
  const isRead = (name: string) => css.includes(`var(${name},`) || css.includes(`var(${name})`);
  root.walkDecls(INTERNAL, (declaration) => {
    if (!isRead(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (INTERNAL.test(rule.params) && !isRead(rule.params)) rule.remove();
  });
}
