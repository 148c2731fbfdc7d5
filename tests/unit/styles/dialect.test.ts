import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx)$/.test(file))
  .map((file) => join('src', file));

const stylesheets = sources.filter((file) => file.endsWith('.css'));
const components = sources.filter((file) => file.endsWith('.tsx'));
const withoutTokens = (files: string[]) => files.filter((file) => file !== 'src/styles/tokens.css');

/** What only tokens, named breakpoints and named classes may hold: its pattern, and the files that may not have it. */
const FORBIDDEN = {
  // Hexadecimal where a value can begin, or one of CSS's color functions.
  'a literal color': {
    pattern:
      /(?<=[\s:,([_])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![a-z\d-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i,
    files: withoutTokens(sources),
  },
  'a raw duration': { pattern: /(?<![\w.-])(?!0m?s)\d*\.?\d+m?s\b/, files: withoutTokens(stylesheets) },
  'a literal z-index': { pattern: /\bz-index:\s*-?\d/, files: withoutTokens(stylesheets) },
  'a number in a query, which src/styles/breakpoints.css names': {
    pattern: /@(?:media|container)[^{]*\d/,
    files: stylesheets.filter((file) => file !== 'src/styles/breakpoints.css'),
  },
  'pixels in a query, which ignore the size of the text': {
    pattern: /@(?:media|container|custom-variant)[^{]*\d(?:px)\b/,
    files: stylesheets,
  },
  'a breakpoint of its own in a class': { pattern: /(?:min|max)-\[[^\]]*\][/:]/, files: components },
  'calc() or env() in a class, which belong to a named class': {
    pattern: /\b(?:calc|env)\(/,
    files: components,
  },
  'a pseudo-element in a class, which belongs to a named class': {
    pattern: /[\s"'`:](?:before|after|placeholder|selection|marker|file):\S/,
    files: components,
  },
  'an arbitrary property or selector in a class, which belongs to a named class': {
    pattern: /[\s"'`:]\[(?:&|-{0,2}[a-z-]+:)|_&\]/,
    files: components,
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

/** What variants ask for. `print:hidden` and `noscript:hidden` ask for no layout. */
const AXES = {
  'the width of the page': /^(?:max-)?(?:2xs|xs|sm|md|lg|xl|2xl|3xl):/,
  'the width of a part': /^(?:hero|bar|calculator|panel|section)-\w+:|^@/,
  'the state': /^(?:not-)?(?:hover|active|focus|disabled|data-|aria-|has-|empty|first|last|even|odd)/,
  'the medium': /^(?:print|short|low|laptop|forced-colors|noscript):(?!hidden)/,
};

/** The class lists of a component: strings without capitals that have several parts. */
const classListsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?<! d=)(["'`])([^"'`A-Z\n]+ [^"'`A-Z\n]+)\1/g)].map(
    ([, , list = '']) => list,
  );

it('class lists are short, and their variants ask for one thing', () => {
  const lists = components.flatMap((file) => classListsOf(file).map((list) => ({ file, list })));
  expect(lists.length).toBeGreaterThan(100);
  const found = lists.filter(({ list }) => {
    const axes = Object.values(AXES).filter((axis) =>
      list.split(' ').some((name) => name.includes(':') && axis.test(name)),
    );
    return list.length > 120 || axes.length > 1;
  });
  expect(found).toEqual([]);
});
