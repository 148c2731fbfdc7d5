import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { exampleJob } from '../../src/content/example-job.ts';
import { hero } from '../../src/content/hero.ts';
import { heroQuotes } from '../../src/content/hero-quotes.ts';
import { documentContent } from '../../src/content/site.ts';
import { openFace, type SetText } from './outlined-text.ts';
import { SHARE_IMAGE_SIZE } from './share-tags.ts';

const DISPLAY_FACE = 'radio-canada-big-latin-wght-normal.woff2';
const MARGIN = 72;
/** The light scheme of src/styles/tokens.css. */
const COLOURS = {
  background: '#f6f3ec',
  ink: '#17140f',
  muted: '#5c564b',
  signal: '#ce2a10',
  saved: '#0b5d3b',
  white: '#ffffff',
  ruleTick: '#a69e90',
};
const RULER = { top: 446, height: 76, pixelsPerDollar: 5.6, first: 180, last: 380, step: 20 } as const;
const BAND_HEIGHT = 58;

/**
 * The image of shared links: the name, the headline and the hero's ruler with the saving to scale. The product name is
 * also in the metadata of the file.
 * @returns A PNG.
 */
export async function renderShareImage(productName: string): Promise<Buffer> {
  const setText = await openFace(DISPLAY_FACE, 700);
  const svg = await drawShareImage(productName, setText);
  return sharp(Buffer.from(svg))
    .withExif({ IFD0: { ImageDescription: productName } })
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

async function drawShareImage(productName: string, setText: SetText): Promise<string> {
  const { width, height } = SHARE_IMAGE_SIZE;
  const [first = '', second = '', third = ''] = hero.headline.opening;
  const headline = { x: MARGIN - 6, size: 136, tracking: -0.036, maxWidth: width - 2 * MARGIN };
  const name = { x: MARGIN + 86, y: 107, size: 54, tracking: -0.03, maxWidth: width - 2 * MARGIN - 86 };
  const secondLine = [
    { text: `${third} `, fill: COLOURS.ink },
    { text: hero.headline.words[0] + hero.headline.end, fill: COLOURS.signal },
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${COLOURS.background}"/>
    <svg x="${MARGIN}" y="56" width="68" height="68" viewBox="0 0 32 32">${await logoMark()}</svg>
    ${setText([{ text: productName, fill: COLOURS.ink }], name)}
    ${setText([{ text: `${first} ${second}`, fill: COLOURS.ink }], { ...headline, y: 252 })}
    ${setText(secondLine, { ...headline, y: 376 })}
    ${drawRuler(setText)}
  </svg>`;
}

/** The drawing inside the icon's file. */
async function logoMark(): Promise<string> {
  const icon = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
  return icon.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
}

const atPrice = (price: number) => MARGIN + (price - 180) * RULER.pixelsPerDollar;

function drawRuler(setText: SetText): string {
  const { top, height, last, step } = RULER;
  const bottom = top + height;
  const fair = atPrice(exampleJob.chosen.price);
  const dealership = atPrice(exampleJob.dealershipPrice);
  const prices = range(RULER.first - 20, last, 2);
  const ticks = prices.map((price) => `M${atPrice(price)} ${bottom}v${price % 10 === 0 ? -30 : -14}`);
  const numbers = range(RULER.first, last, step).map((price) =>
    setText([{ text: `$${price}`, fill: COLOURS.background }], {
      x: atPrice(price) + 8,
      y: top + 32,
      size: 22,
    }),
  );
  const saving = [{ text: documentContent.shareSaving, fill: COLOURS.white }];
  const note = [{ text: heroQuotes.note, fill: COLOURS.muted }];
  return `<rect y="${top}" width="100%" height="${height}" fill="${COLOURS.ink}"/>
    <path d="${ticks.join('')}" stroke="${COLOURS.ruleTick}" stroke-width="2"/>
    ${numbers.join('')}
    <rect x="${fair}" y="${bottom}" width="${dealership - fair}" height="${BAND_HEIGHT}" fill="${COLOURS.saved}"/>
    ${setText(saving, { x: fair + 26, y: bottom + 40, size: 32, tracking: -0.02 })}
    ${setText(note, { x: fair + 26, y: bottom + BAND_HEIGHT + 34, size: 24 })}
    <path d="M${fair} ${top - 26}V${SHARE_IMAGE_SIZE.height}" stroke="${COLOURS.signal}" stroke-width="7"/>`;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
