// `npx tsx scripts/make-fonts.ts` reads the two complete fonts, display-all.woff2 and text-all.woff2 in src/assets/fonts. It
// writes the fonts without rare letters, the font for the share image, and src/styles/fonts.css.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import subsetFont from 'subset-font';
import provideTestTools, { browserOptions } from '../tests/setup/tools.ts';
import { FONT } from './build/share-image.ts';

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** The letters that visitors in Canada type. `LETTERS` adds every letter in the site's texts. */
const TYPED = `${ASCII}àâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ«»‘’“”–—…·×−°¢€©\u00a0\u202f`;
const LETTERS = [...new Set(TYPED + readTexts())].join('');
/** The fonts' other letters, which a visitor may type. */
const RARE = 'U+A1-17F, U+2BB-329, U+2000-206F, U+2122, U+2191-2193, U+2212-2215';

const ARIAL = {
  regular: 'local("Arial"), local("Liberation Sans"), local("Arimo Regular")',
  bold: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Arimo Bold")',
};

/**
 * The fonts and their fallbacks. Until a font has loaded, the browser uses Arial for `weights`. Arial is scaled so that the
 * sample is as wide as it is in the font at `weight`.
 */
const FONTS = {
  display: {
    sample:
      'Car care that’s finally transparent, affordable, convenient. L’entretien auto enfin transparent, abordable',
    fallbacks: [{ arial: ARIAL.bold, weights: '400 700', weight: 700 }],
  },
  text: {
    sample:
      'Compare real-time quotes, book in 60 seconds. Find trusted mechanics nearby and compare quotes for the same job.',
    fallbacks: [
      { arial: ARIAL.regular, weights: '400 500', weight: 400 },
      { arial: ARIAL.bold, weights: '600 700', weight: 600 },
    ],
  },
};

/**
 * Returns the width of a piece of text, and how far a font extends from the baseline, in thousandths of an em. Runs in a
 * page.
 */
async function measure([src, weight, text]: readonly [src: string, weight: number, text: string]) {
  const face = new FontFace('measured', src, { weight: '1 1000' });
  document.fonts.clear();
  document.fonts.add(await face.load());
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) throw new Error('There is no canvas');
  context.font = `${weight} 1000px measured`;
  const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
  return { width, ascent, descent };
}

/** Returns the source code in src/content, which contains every letter in the texts. */
function readTexts(): string {
  const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const source = files.map((file) => readFileSync(`src/content/${file}`, 'utf8')).join('');
  return source
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\n', '');
}

const formatPercent = (value: number) => `${(100 * value).toFixed(1)}%`;

const sourceOf = (font: Buffer) => `url(data:font/woff2;base64,${font.toString('base64')})`;

let css = `/* Written by scripts/make-fonts.ts. If a face has no glyph for a letter, the browser uses the previous face of the same
   family. The fallbacks have the same metrics as the fonts, so that nothing moves when a font loads. */
`;
function addFace(family: string, declarations: Readonly<Record<string, string>>): void {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};\n`);
  css += `\n@font-face {\n  font-family: ${family};\n${lines.join('')}}\n`;
}

provideTestTools();
const browser = await chromium.launch(browserOptions());
const page = await browser.newPage();
for (const [name, { sample, fallbacks }] of Object.entries(FONTS)) {
  const all = readFileSync(`src/assets/fonts/${name}-all.woff2`);
  writeFileSync(`src/assets/fonts/${name}.woff2`, await subsetFont(all, LETTERS, { targetFormat: 'woff2' }));
  if (name === 'display') {
    writeFileSync(
      FONT,
      await subsetFont(all, LETTERS, { targetFormat: 'truetype', variationAxes: { wght: 700 } }),
    );
  }
  const faceOf = (file: string) => ({
    src: `url("../assets/fonts/${file}.woff2") format("woff2")`,
    'font-weight': '400 700',
    'font-display': 'swap',
  });
  addFace(name, { ...faceOf(`${name}-all`), 'unicode-range': RARE });
  addFace(name, faceOf(name));
  for (const { arial, weights, weight } of fallbacks) {
    const { width, ascent, descent } = await page.evaluate(measure, [sourceOf(all), weight, sample] as const);
    const before = await page.evaluate(measure, [arial, weight, sample] as const);
    const size = width / before.width;
    addFace(`${name}-fallback`, {
      src: arial,
      'font-weight': weights,
      'size-adjust': formatPercent(size),
      'ascent-override': formatPercent(ascent / 1000 / size),
      'descent-override': formatPercent(descent / 1000 / size),
      'line-gap-override': '0%',
    });
  }
}
await browser.close();
writeFileSync('src/styles/fonts.css', css);
