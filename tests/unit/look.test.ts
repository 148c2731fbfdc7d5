import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { events } from '@/analytics/events';
import * as texts from '@/content/en';
import { formats as english } from '@/content/en/formats';
import { drawIcon } from '../../scripts/build/draw-icon';
import { readColorToken } from '../../scripts/build/tokens';
import { SCHEMA } from '../../scripts/shared/settings-schema';

/** Text colors by background. Each pair needs a contrast of 4.5:1 (WCAG 2.2). */
const TEXT = {
  background: ['foreground', 'muted-foreground', 'primary-text', 'saved-text', 'destructive-text', 'warning'],
  accent: ['foreground'],
  card: ['foreground', 'muted-foreground', 'primary-text', 'saved-text', 'destructive-text'],
  saved: ['saved-foreground'],
  panel: ['panel-foreground', 'panel-muted'],
  primary: ['primary-foreground', 'paper'],
  'primary-hover': ['primary-foreground'],
  destructive: ['destructive-foreground'],
  secondary: ['foreground', 'muted-foreground'],
  border: ['foreground'],
  foreground: ['background'],
  paper: ['ink', 'paper-muted', 'primary'],
  'primary-shade': ['primary-foreground'],
  ruler: ['ruler-foreground'],
  asphalt: ['paint'],
  document: ['ink', 'paper-muted'],
  'primary-tint': ['foreground', 'muted-foreground'],
  digit: ['paper'],
  'digit-edge': ['paper'],
};

/** Colors of edges, focus rings, ticks, bars and dials, by background. Each pair needs a contrast of 3:1. */
const GRAPHICS = {
  background: ['input', 'ring', 'primary', 'primary-mark'],
  card: ['input', 'ring', 'primary', 'primary-mark'],
  accent: ['ring'],
  'primary-shade': ['paper'],
  ruler: ['primary-mark', 'ruler-tick'],
  panel: ['primary-mark', 'primary'],
  'primary-tint': ['primary-text'],
};

/** Pairs of colors that visitors must be able to distinguish. */
const APART = [
  ['primary', 'saved'],
  ['primary-text', 'saved-text'],
  ['warning', 'saved-text'],
] as const;

const CHANGE =
  'Make one of the two colors lighter or darker in src/styles/tokens.css. Shades of the accent color are mixed from --primary and --primary-light';

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const token = (name: string) => readColorToken(name, scheme);
  const below = (least: number, background: string, colors: string[]) =>
    colors
      .map((color) => ({ color, ratio: contrast(token(color), token(background)) }))
      .filter(({ ratio }) => ratio < least)
      // Rounds down, so that 4.499 is not reported as 4.5.
      .map(({ color, ratio }) => {
        const has = (Math.floor(ratio * 100) / 100).toFixed(2);
        return `--${color} on --${background} has ${has}:1 and needs ${least}:1`;
      });

  it.each(Object.entries(TEXT))('text on %s has a contrast of at least 4.5:1', (background, colors) => {
    expect(below(4.5, background, colors), CHANGE).toEqual([]);
  });

  it.each(Object.entries(GRAPHICS))(
    'graphics on %s have a contrast of at least 3:1',
    (background, colors) => {
      expect(below(3, background, colors), CHANGE).toEqual([]);
    },
  );

  it.each(APART)('the hues of %s and %s are more than 45 degrees apart', (one, other) => {
    const degrees = Math.abs(hue(token(one)) - hue(token(other)));
    const advice = `--${one} looks like --${other}, the color of savings. Change either in src/styles/tokens.css`;
    expect(Math.min(degrees, 360 - degrees), advice).toBeGreaterThan(45);
  });
});

it('the two colors of the accent have about the same hue', () => {
  const degrees = Math.abs(hue(readColorToken('primary')) - hue(readColorToken('primary-light')));
  const advice = 'Choose the same hue for --primary and --primary-light in src/styles/tokens.css';
  expect(Math.min(degrees, 360 - degrees), advice).toBeLessThan(30);
});

/** Returns the hue of a hexadecimal color, in degrees. */
function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

/** Returns the contrast of two hexadecimal colors, from 1 to 21 (WCAG 2.2, relative luminance). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns red, green and blue, each from 0 to 1. */
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('the favicon uses the colors of the design tokens', () => {
  expect(readFileSync('public/favicon.svg', 'utf8'), 'Run npx tsx scripts/make-icons.ts').toBe(drawIcon());
});

/** The TypeScript and CSS files of the page and of the scripts. */
const CODE = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })),
);

it('every design token is used', () => {
  const tokens = [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/^ +--([\w-]+):/gm)];
  const used = CODE.map(({ text }) => text)
    .join('\n')
    .replaceAll(/^@?import .*$|from '.*';$/gm, '');
  // A token counts as used if its name or the name of its utility occurs, such as `rounded-sm` for `--radius-sm`.
  const isUsed = (name: string) =>
    new RegExp(
      `(?:\\(--|[a-z]-)${name}(?![\\w-])|[\\s'":](?=\\w+-)${name.replace('radius', 'rounded')}[\\s'":]`,
    ).test(used);
  const unused = tokens.flatMap(([, name = '']) => (isUsed(name) ? [] : [name]));
  const advice = 'Delete it in tokens.css, tailwind.config.ts and the lists above';
  expect(new Set(unused), advice).toEqual(new Set());
});

it('every setting is used', () => {
  const users = CODE.filter(({ file }) => !/^shared.(?:settings|launch-warnings)/.test(file));
  const isUsed = (name: string) =>
    users.some(({ text }) => new RegExp(`settings\\.${name}\\b|\\b${name}\\b.*} = settings\\b`).test(text));
  const unused = Object.keys(SCHEMA.shape).filter((name) => !isUsed(name));
  expect(unused, 'Use these settings, for example as `settings.contactEmail` in src').toEqual([]);
});

it('every event is recorded', () => {
  const isUsed = (name: string) => CODE.some(({ text }) => new RegExp(`\\bevents\\.${name}\\b`).test(text));
  const unused = Object.keys(events).filter((name) => !isUsed(name));
  expect(unused, 'Record these events, for example in src/clicks/actions.ts').toEqual([]);
});

it('every text is used', () => {
  const users = CODE.filter(({ file }) => !/^content.(?:en|fr)\b/.test(file));
  const isUsed = (name: string) => users.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
  const unused = Object.keys(texts).filter((name) => !isUsed(name));
  expect(unused, 'Show these texts, or delete them in each language of src/content').toEqual([]);
});

it('every function in formats is used', () => {
  const users = CODE.filter(({ file }) => !/formats\.ts$/.test(file));
  const isUsed = (name: string) => users.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
  expect(Object.keys(english).filter((name) => !isUsed(name))).toEqual([]);
});
