import sharp from 'sharp';
import { exampleJob } from '../../src/content/example-job.ts';
import { hero } from '../../src/content/hero.ts';
import { heroQuotes } from '../../src/content/hero-quotes.ts';
import { documentContent } from '../../src/content/site.ts';
import { logoDrawing } from './icons.ts';
import { openFace, type SetText } from './outlined-text.ts';
import { SHARE_IMAGE_SIZE } from './share-tags.ts';
import { colorToken } from './tokens.ts';

const DISPLAY_FACE = 'radio-canada-big-latin-wght-normal.woff2';
const MARGIN = 72;
const RULER = { top: 446, height: 76, pixelsPerDollar: 5.6, first: 180, last: 380, step: 20 } as const;
const BAND_HEIGHT = 58;

/**
 * The image of shared links: the name, the headline and the hero's ruler with the saving to scale. The product name is
 * also in the metadata of the file.
 * @returns A PNG.
 */
export async function renderShareImage(productName: string): Promise<Buffer> {
  const setText = await openFace(DISPLAY_FACE, 700);
  return sharp(Buffer.from(drawShareImage(productName, setText)))
    .withExif({ IFD0: { ImageDescription: productName } })
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

function drawShareImage(productName: string, setText: SetText): string {
  const ink = colorToken('foreground');
  const { width, height } = SHARE_IMAGE_SIZE;
  const [first = '', second = '', third = ''] = hero.headline.opening;
  const headline = { x: MARGIN - 6, size: 136, tracking: -0.036, maxWidth: width - 2 * MARGIN };
  const name = { x: MARGIN + 86, y: 107, size: 54, tracking: -0.03, maxWidth: width - 2 * MARGIN - 86 };
  const secondLine = [
    { text: `${third} `, fill: ink },
    { text: hero.headline.words[0] + hero.headline.end, fill: colorToken('primary') },
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colorToken('background')}"/>
    <svg x="${MARGIN}" y="56" width="68" height="68" viewBox="0 0 32 32">${logoDrawing()}</svg>
    ${setText([{ text: productName, fill: ink }], name)}
    ${setText([{ text: `${first} ${second}`, fill: ink }], { ...headline, y: 252 })}
    ${setText(secondLine, { ...headline, y: 376 })}
    ${drawRuler(setText)}
  </svg>`;
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
    setText([{ text: `$${price}`, fill: colorToken('background') }], {
      x: atPrice(price) + 8,
      y: top + 32,
      size: 22,
    }),
  );
  const saving = [{ text: documentContent.shareSaving, fill: colorToken('saved-foreground') }];
  const note = [{ text: heroQuotes.note, fill: colorToken('muted-foreground') }];
  return `<rect y="${top}" width="100%" height="${height}" fill="${colorToken('foreground')}"/>
    <path d="${ticks.join('')}" stroke="${colorToken('ruler-tick')}" stroke-width="2"/>
    ${numbers.join('')}
    <rect x="${fair}" y="${bottom}" width="${dealership - fair}" height="${BAND_HEIGHT}" fill="${colorToken('saved')}"/>
    ${setText(saving, { x: fair + 26, y: bottom + 40, size: 32, tracking: -0.02 })}
    ${setText(note, { x: fair + 26, y: bottom + BAND_HEIGHT + 34, size: 24 })}
    <path d="M${fair} ${top - 26}V${SHARE_IMAGE_SIZE.height}" stroke="${colorToken('primary')}" stroke-width="7"/>`;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
