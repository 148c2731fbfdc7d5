// `npx tsx scripts/make-fonts.ts display <file.woff2>` makes a variable font the one of headlines, or `text` of the rest. It
// writes what is derived from it: two files in src/assets/fonts, the share image's font, and src/styles/fonts.css.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import subsetFont from 'subset-font';
import { FONT } from './site-build/share-image.ts';
import { browserOptions } from './test-tools.ts';

/** What a visit needs: ASCII, French, and the punctuation of the texts. */
const FIRST =
  'U+20-7E, U+A0, U+A2, U+A9, U+AB, U+B0, U+B7, U+BB, U+C0, U+C2, U+C6-CB, U+CE-CF, U+D4, U+D7, U+D9, U+DB-DC, U+E0, U+E2, U+E6-EB, U+EE-EF, U+F4, U+F9, U+FB-FC, U+FF, U+152-153, U+178, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+202F, U+20AC, U+2212';
/** Other letters and signs that somebody may type. */
const MORE = 'U+A1-17F, U+2BB-329, U+2000-206F, U+2122, U+2191-2193, U+2212-2215';

/** Its width in Arial and in Arial Bold is in FALLBACKS. */
const SAMPLE = 'find trusted mechanics nearby compare quotes for the same job and book in a minute';

/** Widths in thousandths of an em. */
const FALLBACKS = {
  regular: { width: 37_796, src: 'local("Arial"), local("Liberation Sans"), local("Arimo Regular")' },
  bold: { width: 40_788, src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Arimo Bold")' },
};

/** Weights for which Arial stands in, and the one whose width it gets. */
const FONTS = {
  display: [{ arial: 'bold', weights: '400 700', weight: 700 }],
  text: [
    { arial: 'regular', weights: '400 500', weight: 400 },
    { arial: 'bold', weights: '600 700', weight: 600 },
  ],
} as const;

const fileOf = (name: string) => `src/assets/fonts/${name}.woff2`;

/** All characters of a `unicode-range`. */
function charactersOf(ranges: string): string {
  const codes = ranges.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

async function divide(name: string, font: Buffer): Promise<void> {
  const first = charactersOf(FIRST);
  const more = [...charactersOf(MORE)].filter((character) => !first.includes(character)).join('');
  const woff2 = { targetFormat: 'woff2' } as const;
  writeFileSync(fileOf(name), await subsetFont(font, first, woff2));
  writeFileSync(fileOf(`${name}-more`), await subsetFont(font, more, woff2));
  if (name !== 'display') return;
  const bold = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const;
  writeFileSync(FONT, await subsetFont(font, first, bold));
}

/** The width of SAMPLE, and how far the font reaches above and below the baseline. Thousandths of an em. */
async function measure(page: Page, name: string, weight: number) {
  const data = readFileSync(fileOf(name), 'base64');
  const measuring = async ([source, sample, size]: readonly [string, string, number]) => {
    const face = new FontFace('measured', `url(data:font/woff2;base64,${source})`, { weight: '1 1000' });
    document.fonts.clear();
    document.fonts.add(await face.load());
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('There is no canvas');
    context.font = `${size} 1000px measured`;
    const {
      width,
      fontBoundingBoxAscent: ascent,
      fontBoundingBoxDescent: descent,
    } = context.measureText(sample);
    return { width, ascent, descent };
  };
  return page.evaluate(measuring, [data, SAMPLE, weight] as const);
}

const percent = (value: number) => `${(100 * value).toFixed(1)}%`;

const rule = (declarations: Record<string, string>) =>
  `\n@font-face {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const [changed, source] = process.argv.slice(2);
if (changed !== undefined && source !== undefined) await divide(changed, readFileSync(source));

const browser = await chromium.launch(browserOptions());
const page = await browser.newPage();
let css = `/* Written by scripts/make-fonts.ts. For what a font lacks, the browser takes the file before it. The fallbacks have the
   fonts' measures, so that nothing moves when those arrive. */
`;
for (const [name, fallbacks] of Object.entries(FONTS)) {
  for (const [file, range] of [
    [`${name}-more`, { 'unicode-range': MORE }],
    [name, {}],
  ] as const) {
    css += rule({
      'font-family': name,
      src: `url("../assets/fonts/${file}.woff2") format("woff2")`,
      'font-weight': '400 700',
      'font-display': 'swap',
      ...range,
    });
  }
  for (const { arial, weights, weight } of fallbacks) {
    const { width, ascent, descent } = await measure(page, name, weight);
    const size = width / FALLBACKS[arial].width;
    css += rule({
      'font-family': `${name}-fallback`,
      src: FALLBACKS[arial].src,
      'font-weight': weights,
      'size-adjust': percent(size),
      'ascent-override': percent(ascent / 1000 / size),
      'descent-override': percent(descent / 1000 / size),
      'line-gap-override': '0%',
    });
  }
}
await browser.close();
writeFileSync('src/styles/fonts.css', css);
