import { readFileSync } from 'node:fs';

const TOKENS = new URL('../../src/styles/tokens.css', import.meta.url);
const DARK_SCHEME = '@media screen and (prefers-color-scheme: dark)';

/**
 * Value of a color token, for what cannot use CSS: the share image, icons, the manifest and theme colors.
 * @returns Six hexadecimal digits after `#`.
 * @throws Error when there is no such token, or its color is computed.
 */
export function colorToken(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const [light = '', dark = ''] = readFileSync(TOKENS, 'utf8').split(DARK_SCHEME);
  const declaration = new RegExp(`--${name}:\\s*([^;]+);`);
  const [, value = ''] = (scheme === 'dark' && declaration.exec(dark)) || (declaration.exec(light) ?? []);
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colorToken(other, scheme);
  if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`tokens.css has no plain color --${name}: "${value}"`);
  return value;
}
