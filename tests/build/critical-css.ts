import postcss, { type Container, type Declaration, type Root, type Rule } from 'postcss';

/** A declaration, with everything that decides where it applies. */
interface Style {
  /** At-rules around it, such as `@layer base @media print`. */
  context: string;
  /** One selector; empty inside an at-rule of its own, such as `@font-face`. */
  selector: string;
  property: string;
  value: string;
}

/** All declarations of a stylesheet in their order, one for each selector of a list. */
export function stylesOf(css: string): Style[] {
  const styles: Style[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const { context, selectors } = placeOf(declaration);
    const { prop: property, value, important } = declaration;
    for (const selector of selectors) {
      styles.push({ context, selector, property, value: important ? `${value} !important` : value });
    }
  });
  return styles;
}

function placeOf(declaration: Declaration): { context: string; selectors: string[] } {
  const atRules: string[] = [];
  let selectors = [''];
  let parent: Container | Root | undefined = declaration.parent as Container | undefined;
  for (; parent !== undefined && parent.type !== 'root'; parent = parent.parent as Container | undefined) {
    if (parent.type === 'atrule')
      atRules.unshift(`@${String(Reflect.get(parent, 'name'))} ${String(Reflect.get(parent, 'params'))}`);
    else
      selectors = (parent as Rule).selectors.flatMap((outer) =>
        selectors.map((inner) => (inner === '' ? outer : `${outer} ${inner}`)),
      );
  }
  return { context: atRules.join(' '), selectors };
}
