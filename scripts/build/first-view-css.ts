import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** The layer whose rules belong to one part of the page each; utilities, and everything else, belong to all. */
const COMPONENTS = 'components';
/** Layers that are whole in every page, and so need no second place. */
const FOUNDATIONS = new Set(['properties', 'theme', 'base']);

export interface SplitCss {
  /** For each page: all that its first view needs, in the order of the stylesheet. */
  inlined: string[];
  /** Everything that may apply to the rest of the pages, in the order of the stylesheet. */
  rest: string;
}

/**
 * Parts one stylesheet into what pages need at once and what may come later.
 *
 * A rule is needed at once when all classes of one of its selectors occur in the first view. It is left out of the
 * rest only when it cannot apply there: it stands in the layers theme or base, or it is a component's and one of its
 * classes occurs in first views alone. So each layer keeps its order for every element, whatever is loaded already.
 * @param views Each page's HTML, parted at the end of its first view.
 */
export function splitCss(css: string, views: readonly { first: string; later: string }[]): SplitCss {
  const root = postcss.parse(css);
  const order = `@layer ${layerNames(root).join(',')};`;
  const later = new Set(views.flatMap((view) => [...classesOf(view.later)]));
  const firstOnly = new Set(
    views.flatMap((view) => [...classesOf(view.first)]).filter((name) => !later.has(name)),
  );

  const inlined = views.map(({ first }) => {
    const present = classesOf(first);
    const occurs = (classes: string[]) => classes.every((name) => present.has(name));
    const part = only(root, (rule) => isFoundation(rule) || selectors(rule).some(occurs));
    return order + dropUnusedKeyframes(part).toString();
  });
  const occursAbove = (classes: string[]) => classes.some((name) => firstOnly.has(name));
  const rest = only(root, (rule) => {
    if (isFoundation(rule)) return false;
    return layerOf(rule) !== COMPONENTS || !selectors(rule).every(occursAbove);
  });
  // Fonts and registered properties are in every page already.
  rest.each((node) => {
    if (node.type === 'atrule' && (node.name === 'font-face' || node.name === 'property')) node.remove();
  });
  return { inlined, rest: dropUnusedKeyframes(rest).toString() };
}

/** Every class of the HTML, with the character references of attributes read. */
function classesOf(html: string): Set<string> {
  const attributes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = '']) => value);
  const names = attributes.flatMap((value) => value.split(/\s+/));
  return new Set(names.filter((name) => name !== '').map(unescapeHtml));
}

const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(#x27|\w+);/g, (reference, name: string) => REFERENCES[name] ?? reference);
}

/** The classes each selector of a rule asks for; what stands in brackets, as in `:not(...)`, asks for nothing. */
function selectors(rule: Rule): string[][] {
  return rule.selectors.map((selector) => {
    const plain = selector.replaceAll(/\\\(|\\\)/g, (bracket) => (bracket === '\\(' ? '\\28 ' : '\\29 '));
    const outside = withoutArguments(plain);
    return [...outside.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g)].map(([, name = '']) =>
      unescapeCss(name),
    );
  });
}

function withoutArguments(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '');
  return inner === selector ? selector : withoutArguments(inner);
}

function unescapeCss(name: string): string {
  return name.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/g, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function only(root: Root, keep: (rule: Rule) => boolean): Root {
  const copy = root.clone();
  copy.walkRules((rule) => {
    if (!isKeyframe(rule) && !keep(rule)) removeWithEmptyParents(rule);
  });
  return copy;
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

function removeWithEmptyParents(node: ChildNode): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent !== undefined && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent as unknown as ChildNode);
  }
}

function isFoundation(rule: Rule): boolean {
  const layer = layerOf(rule);
  return layer !== null && FOUNDATIONS.has(layer);
}

/** The outermost layer around a rule; null outside of all. */
function layerOf(rule: Rule): string | null {
  for (
    let node: Rule['parent'] | AtRule['parent'] = rule.parent;
    node !== undefined;
    node = node.parent as AtRule['parent']
  ) {
    if (node.type === 'atrule' && (node as AtRule).name === 'layer' && node.parent?.type === 'root') {
      return (node as AtRule).params;
    }
  }
  return null;
}

/** In the order in which they were first named, which is their order in the cascade. */
function layerNames(root: Root): string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return [...names];
}

function dropUnusedKeyframes(root: Root): Root {
  const animations: string[] = [];
  root.walkDecls(/animation(?:-name)?$/, ({ value }) => void animations.push(value));
  root.walkAtRules(/keyframes$/, (keyframes) => {
    const used = new RegExp(`(?<![\\w-])${keyframes.params}(?![\\w-])`);
    if (!animations.some((value) => used.test(value))) removeWithEmptyParents(keyframes);
  });
  return root;
}
