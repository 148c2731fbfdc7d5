import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TOKEN_FILES } from './tokens';

/** What a stylesheet leaves to the tokens, and how it asks for widths. */
const FORBIDDEN = {
  'a raw duration': /(?<![\w.-])(?!0m?s)\d*\.?\d+m?s\b/,
  'a literal z-index': /\bz-index:\s*-?\d/,
  'min- or max- in a query, where ranges are plainer':
    /@(?:media|container)[^{]*\((?:min|max)-(?:width|height):/,
  'pixels in a query, which ignore the size of the text': /@(?:media|container)[^{]*\d(?:px)\b/,
};

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file));

/** The lines of a stylesheet without its comments. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n');

describe.each(Object.entries(FORBIDDEN))('no stylesheet has %s', (what, pattern) => {
  it('in its rules', () => {
    const checked = what.includes('query')
      ? stylesheets
      : stylesheets.filter((f) => !TOKEN_FILES.includes(f));
    expect(checked.length).toBeGreaterThan(40);
    const found = checked.flatMap((file) =>
      linesOf(file).flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });
});

it.each([
  ['transition: opacity 160ms;', 'a raw duration'],
  ['animation: swing 2.4s both;', 'a raw duration'],
  ['z-index: -1;', 'a literal z-index'],
  ['@media (min-width: 40rem) {', 'min- or max- in a query, where ranges are plainer'],
  ['@container hero (width >= 900px) {', 'pixels in a query, which ignore the size of the text'],
] as const)('%s is %s', (line, what) => {
  expect(Object.entries(FORBIDDEN).flatMap(([name, pattern]) => (pattern.test(line) ? [name] : []))).toEqual([
    what,
  ]);
});

it.each([
  'transition: opacity var(--duration-fast);',
  'visibility 0s',
  '.bay-2s {',
  '@media (width >= 40rem) {',
])('%s is fine', (line) => {
  expect(Object.values(FORBIDDEN).some((pattern) => pattern.test(line))).toBe(false);
});
