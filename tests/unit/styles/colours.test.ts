import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TOKEN_FILES } from './tokens';

/** A colour written out: hexadecimal after what can stand before a value, or by one of CSS's functions. */
const COLOUR =
  /(?<=[\s:,([_])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![a-z\d-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;

it('writes no colour down outside the tokens', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx)$/.test(file))
    .map((file) => join('src', file))
    .filter((file) => !TOKEN_FILES.includes(file));
  expect(sources.length).toBeGreaterThan(100);
  const literals = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (COLOUR.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(literals).toEqual([]);
});

it.each([
  ['color: #fff;', true],
  ['bg-[linear-gradient(90deg,#ce2a10_4px)]', true],
  ['border-color: rgb(255 255 255 / 0.4);', true],
  ['background: oklch(60% 0.2 30)', true],
  ['<a href="#main">', false],
  ['#why-choose {', false],
  ['color: var(--primary);', false],
])('%s holds a colour: %s', (line, expected) => {
  expect(COLOUR.test(line)).toBe(expected);
});
