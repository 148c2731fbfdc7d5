import { readFileSync } from 'node:fs';

/** The file with the tokens, the only one with literal colours. */
export const TOKEN_FILE = 'src/styles/tokens.css';

/** Reads a scheme's colours out of the tokens: a function from a token's name to its hexadecimal colour. */
export function tokensOf(scheme: 'light' | 'dark'): (name: string) => string {
  const [light = '', dark = ''] = readFileSync(TOKEN_FILE, 'utf8').split(
    '@media screen and (prefers-color-scheme: dark)',
  );
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of (scheme === 'dark' ? light + dark : light).matchAll(
    /--([\w-]+):\s*([^;]+);/g,
  )) {
    values.set(name, value);
  }

  function resolve(value: string): string {
    const [, token] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (token !== undefined) return colourOf(token);
    const [, one = '', share, other = ''] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value) ?? [];
    return share === undefined
      ? (NAMED[value] ?? value)
      : mix(resolve(one), Number(share) / 100, resolve(other));
  }

  function colourOf(name: string): string {
    const colour = resolve(values.get(name) ?? '');
    if (!/^#[\da-f]+$/i.test(colour)) throw new Error(`No colour --${name} in the tokens.`);
    return colour;
  }

  return colourOf;
}

const NAMED: Record<string, string> = { black: '#000000', white: '#ffffff' };

function mix(one: string, share: number, other: string): string {
  const [first, second] = [channels(one), channels(other)];
  const mixed = first.map((value, at) => Math.round(value * share + (second[at] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue, 0 to 255. */
function channels(hex: string): number[] {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** Contrast of two hexadecimal colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
