import { readFileSync } from 'node:fs';

const [light = '', dark] = readFileSync('src/styles/tokens.css', 'utf8').split(
  /@media screen and \(prefers-color-scheme: dark\)/,
);
if (dark === undefined) throw new Error('tokens.css has no dark scheme');
const CSS = { light, dark: dark + light };

const NAMED_COLORS: Record<string, string> = { black: '#000000', white: '#ffffff' };

/**
 * Returns the value of a color token for images, icons, the manifest and theme colors, which cannot use CSS.
 * @returns Six hexadecimal digits after `#`.
 * @throws Error if the token is missing. Also throws if its value is neither a color, nor another token, nor a `color-mix()`
 * of two tokens in sRGB.
 */
export function readColorToken(name: string, scheme: keyof typeof CSS = 'light'): string {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(CSS[scheme]) ?? [];
  const resolve = (color: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(color) ?? [];
    if (other !== undefined) return readColorToken(other, scheme);
    const hex = NAMED_COLORS[color] ?? color;
    if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`Write --${name} in tokens.css as #rrggbb: "${value}"`);
    return hex;
  };
  const [, one = '', percent, other = ''] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value) ?? [];
  return percent === undefined ? resolve(value) : mix(resolve(one), Number(percent) / 100, resolve(other));
}

function mix(one: string, share: number, other: string): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * share + channel(other, at) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
