import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx)$/.test(file))
  .map((file) => join('src', file));

const stylesheets = sources.filter((file) => file.endsWith('.css'));
const withoutTokens = (files: string[]) => files.filter((file) => file !== 'src/styles/tokens.css');

/** What is left to the tokens, and how widths are asked for: pattern, and files that may not have it. */
const FORBIDDEN = {
  // Hexadecimal after what can stand before a value, or by one of CSS's functions.
  'a literal color': {
    pattern:
      /(?<=[\s:,([_])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![a-z\d-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i,
    files: withoutTokens(sources),
  },
  'a raw duration': { pattern: /(?<![\w.-])(?!0m?s)\d*\.?\d+m?s\b/, files: withoutTokens(stylesheets) },
  'a literal z-index': { pattern: /\bz-index:\s*-?\d/, files: withoutTokens(stylesheets) },
  'min- or max- in a query, where ranges are plainer': {
    pattern: /@(?:media|container)[^{]*\((?:min|max)-(?:width|height):/,
    files: stylesheets,
  },
  'pixels in a query, which ignore the size of the text': {
    pattern: /@(?:media|container)[^{]*\d(?:px)\b/,
    files: stylesheets,
  },
};

/** The lines of a file without CSS comments. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, (comment) =>
      file.endsWith('.css') ? comment.replace(/[^\n]/g, '') : comment,
    )
    .split('\n');

it.each(Object.entries(FORBIDDEN))('no file has %s', (_, { pattern, files }) => {
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
