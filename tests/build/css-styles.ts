import { AtRule, type ChildNode, type Container, type Document, parse, Rule } from 'postcss';

/** A declaration of a stylesheet, and where it applies. */
export interface Style {
  /** The at-rules around it, such as `@layer components @media print`. */
  context: string;
  /** One selector; empty inside `@font-face` and the like. */
  selector: string;
  property: string;
  value: string;
}

/** All declarations in their order, one for each selector of a list. */
export function stylesOf(css: string): Style[] {
  const styles: Style[] = [];
  parse(css).walkDecls((declaration) => {
    const { prop: property, value, important } = declaration;
    const place = {
      context: contextOf(declaration),
      property,
      value: `${value}${important ? ' !important' : ''}`,
    };
    for (const selector of selectorsOf(declaration)) styles.push({ ...place, selector });
  });
  return styles;
}

function parentsOf({ parent }: ChildNode | Container | Document): (Container | Document)[] {
  return parent === undefined ? [] : [...parentsOf(parent), parent];
}

function contextOf(node: ChildNode): string {
  const atRules = parentsOf(node).filter((parent) => parent instanceof AtRule);
  return canonical(atRules.map(({ name, params }) => `@${name} ${params}`).join(' '));
}

/** Minifiers have several spellings for a range of widths; one of them, without parentheses. */
function canonical(context: string): string {
  return context
    .replaceAll(/(?<=[(\s])min-width:/g, 'width>=')
    .replaceAll(/\((\S+)<=width<(\S+?)\)/g, '(width>=$1) and (width<$2)')
    .replaceAll(/\(width<(?!=)/g, '(not width>=')
    .replaceAll('not all and ', 'not ')
    .replaceAll(/[()]/g, '');
}

/** The selectors of the rules around a declaration; nested ones after their parents. */
function selectorsOf(node: ChildNode): string[] {
  const rules = parentsOf(node).filter((parent) => parent instanceof Rule);
  return rules.reduce(
    (outer, { selectors }) => outer.flatMap((start) => selectors.map((end) => `${start} ${end}`.trim())),
    [''],
  );
}

/** Values by place and property, in the order of their first declarations. */
export function valuesByPlace(styles: readonly Style[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { context, selector, property, value } of styles) {
    const place = `${context} { ${selector} { ${property}`;
    values.set(place, [...(values.get(place) ?? []), value]);
  }
  return values;
}

/** Pseudo-elements and states, also those that are not escaped parts of a class name. */
const STATES =
  /(?<!\\)::?(?:before|after|placeholder|backdrop|marker|selection|file-selector-button|first-letter|-webkit-[\w-]+|-moz-[\w-]+|hover|active|target|focus(?:-visible|-within)?)\b/g;

/** Whether the rule is for the element in any state, or for a pseudo-element of it. */
export function isFor(selector: string, element: Element): boolean {
  const anyState = selector.replaceAll(STATES, '').replaceAll(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*');
  return element.matches(anyState);
}
