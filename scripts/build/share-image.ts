import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import sharp from 'sharp';
import type { DocumentTexts } from '../../src/content/document-texts.ts';
import { escapeHtml, SHARE_IMAGE_SIZE } from './document.tsx';
import { drawIcon } from './draw-icon.ts';
import { readColorToken } from './tokens.ts';

type ShareTexts = DocumentTexts['shareImage'];

/** The page's display font, in a format that sharp can open. */
export const FONT = 'src/assets/fonts/display.ttf';
/** The family name in the font file (name ID 1). With any other name, sharp silently uses another font. */
const FONT_FAMILY = new Face(new Blob(readFileSync(FONT))).getName(1, 'en');
const MARGIN = 72;
const NAME_START = MARGIN + 86;
const RULER = { top: 446, bottom: 522, first: 180, last: 380 } as const;
const BAND_HEIGHT = 58;
/** The horizontal distance from the line at the quote's price to the text below the ruler. */
const INSET = 26;

let opening: Promise<unknown> | undefined;

/**
 * Renders the image for shared links as a PNG: the name, the headline, and the hero's ruler, which shows the savings to
 * scale.
 */
export async function renderShareImage(productName: string, texts: ShareTexts): Promise<Buffer> {
  // After sharp has opened a font, it also uses that font for the text in SVGs.
  opening ??= sharp({ text: { text: FONT_FAMILY, font: FONT_FAMILY, fontfile: FONT } }).toBuffer();
  await opening;
  const { width } = SHARE_IMAGE_SIZE;
  const [first, second] = texts.headline;
  const sizes = {
    headline: await sizeOf([first, `${second} ${texts.accented}`], 131, width - 2 * MARGIN),
    name: await sizeOf([productName], 54, width - MARGIN - NAME_START),
    saving: await sizeOf(
      [texts.saving],
      32,
      xOfPrice(texts.dealershipPrice) - xOfPrice(texts.quotePrice) - 2 * INSET,
    ),
  };
  return sharp(Buffer.from(drawShareImage(productName, texts, sizes)))
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** Returns the largest font size, up to `wanted`, at which the widest line fits. */
async function sizeOf(lines: string[], wanted: number, availableWidth: number): Promise<number> {
  const widths = lines.map(async (line) => {
    const text = { text: escapeHtml(line), font: `${FONT_FAMILY} Bold ${wanted}`, fontfile: FONT, dpi: 72 };
    const { info } = await sharp({ text }).toBuffer({ resolveWithObject: true });
    return info.width;
  });
  return wanted * Math.min(1, availableWidth / Math.max(...(await Promise.all(widths))));
}

type Sizes = Record<'headline' | 'name' | 'saving', number>;

function drawShareImage(productName: string, texts: ShareTexts, sizes: Sizes): string {
  const { width, height } = SHARE_IMAGE_SIZE;
  const [first, second] = texts.headline.map(escapeHtml);
  const headline = `x="${MARGIN - 6}" font-size="${sizes.headline}" letter-spacing="-4.7"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    font-family="${FONT_FAMILY}, sans-serif" font-weight="700" fill="${readColorToken('foreground')}">
    <rect width="100%" height="100%" fill="${readColorToken('background')}"/>
    <image x="${MARGIN}" y="56" width="68" height="68" href="data:image/svg+xml;base64,${btoa(drawIcon())}"/>
    <text x="${NAME_START}" y="107" font-size="${sizes.name}" letter-spacing="-1.6">${escapeHtml(productName)}</text>
    <text ${headline} y="252">${first}</text>
    <text ${headline} y="376">${second} <tspan fill="${readColorToken('primary')}">${escapeHtml(texts.accented)}</tspan></text>
    ${drawRuler(texts, sizes.saving)}
  </svg>`;
}

const xOfPrice = (price: number) => MARGIN + (price - RULER.first) * 5.6;

function drawRuler(
  { quotePrice, dealershipPrice, dollars, saving, note }: ShareTexts,
  savingSize: number,
): string {
  const { top, bottom, first, last } = RULER;
  const quote = xOfPrice(quotePrice);
  const dealership = xOfPrice(dealershipPrice);
  const prices = Array.from({ length: (last - first) / 2 + 11 }, (_, index) => first - 20 + 2 * index);
  const ticks = prices.map((price) => `M${xOfPrice(price)} ${bottom}v${price % 10 === 0 ? -30 : -14}`);
  const numbers = prices
    .filter((price) => price >= first && price % 20 === 0)
    .map((price) => `<text x="${xOfPrice(price) + 8}" y="${top + 32}">${dollars(price)}</text>`);
  return `<rect y="${top}" width="100%" height="${bottom - top}"/>
    <path d="${ticks.join('')}" stroke="${readColorToken('ruler-tick')}" stroke-width="2"/>
    <g font-size="22" fill="${readColorToken('background')}">${numbers.join('')}</g>
    <rect x="${quote}" y="${bottom}" width="${dealership - quote}" height="${BAND_HEIGHT}" fill="${readColorToken('saved')}"/>
    <g transform="translate(${quote + INSET} ${bottom})">
      <text y="40" font-size="${savingSize}" letter-spacing="-0.6" fill="${readColorToken('saved-foreground')}">${escapeHtml(saving)}</text>
      <text y="${BAND_HEIGHT + 34}" font-size="24" fill="${readColorToken('muted-foreground')}">${escapeHtml(note)}</text>
    </g>
    <path d="M${quote} ${top - 26}V${SHARE_IMAGE_SIZE.height}" stroke="${readColorToken('primary')}" stroke-width="7"/>`;
}
