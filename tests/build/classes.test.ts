import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtFiles, textOf } from './built-site';

const styles = builtFiles()
  .filter((file) => file.endsWith('.css'))
  .map(textOf)
  .join('');

/** Classes that have no rule of their own. Utilities on other elements, or the scroll lock, refer to them. */
const MARKERS = ['group', 'right-scroll-bar-position'];

const hasRule = (name: string) => styles.includes(`.${name.replaceAll(/[^\w-]/g, '\\$&')}`);

/** Returns the classes in a file: in `className`, and in calls to `cn()` and `cva()`. */
function classesOf(source: string): string[] {
  // Skips comments, and strings that choose a variant or are compared.
  const code = source.replaceAll(/\/\/ .*|(?:variant|size): '[^']*'|[=!]== '[^']*'/g, '');
  const attributes = [...code.matchAll(/className="([^"]*)"/g)].map(([, names = '']) => names);
  const calls = [...code.matchAll(/\b(?:cn|cva)\((?:[^()]|\([^()]*\))*\)/g)].flatMap(([call]) =>
    [...call.matchAll(/'([^']*)'/g)].map(([, names = '']) => names),
  );
  return [...attributes, ...calls].flatMap((names) => names.split(/\s+/)).filter((name) => name !== '');
}

it('the stylesheet has a rule for every class in the markup', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const unknown = files.flatMap((file) =>
    classesOf(readFileSync(`src/${file}`, 'utf8'))
      .filter((name) => !MARKERS.includes(name) && !hasRule(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(
    unknown,
    'Correct the class. Tailwind knows only the sizes and spaces in src/styles and the colors in tailwind.config.ts',
  ).toEqual([]);
});

// Dark Reader removes the borders of elements whose `--tw-border-style` no rule sets.
it('the stylesheet sets the border style of every element', () => {
  expect(styles).toMatch(/:root\{[^}]*--tw-border-style:solid/);
});
