import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A class with its own size of text, corner, line height, tracking or font. Values in em follow the size of a drawing. */
const OWN =
  /(?:(?:text|rounded(?:-[a-z]+)?)-\[(?!-?[\d.]+em\]|[A-Z])|(?:leading|tracking|font)-\[)[^\]]*\]|text-[\w-]+\/\[[^\]]*\]/g;

it('takes sizes, corners and fonts from src/styles, where one line changes them everywhere', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx$/.test(file),
  );
  const own = files.flatMap((file) =>
    (readFileSync(`src/${file}`, 'utf8').match(OWN) ?? []).map((name) => `${file}: ${name}`),
  );
  expect(own).toEqual([]);
});
