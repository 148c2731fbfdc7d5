import { readFileSync } from 'node:fs';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';

const TOKENS = 'src/styles/tokens.css';
const DARK_SCHEME = /^(?:screen and )?\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/;

const NAMED: Record<string, string> = { black: '#000000', white: '#ffffff' };

type Scheme = 'light' | 'dark';

/**
 * Value of a color token, for what cannot use CSS: the share image, icons, the manifest and theme colors.
 * @returns Six hexadecimal digits after `#`.
 * @throws Error when there is no such token, it is set where this cannot tell the scheme, or it is not a color, another token
 * or a `color-mix()` of two in sRGB.
 */
export function colorToken(
  name: string,
  scheme: Scheme = 'light',
  css = readFileSync(TOKENS, 'utf8'),
): string {
  const value = declaredValue(`--${name}`, scheme, css);
  const plain = (color: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(color) ?? [];
    if (other !== undefined) return colorToken(other, scheme, css);
    const hex = NAMED[color] ?? color;
    if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`tokens.css has no color --${name}: "${value}"`);
    return hex;
  };
  const [, one = '', percent, other = ''] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value) ?? [];
  return percent === undefined ? plain(value) : mix(plain(one), Number(percent) / 100, plain(other));
}

function declaredValue(property: string, scheme: Scheme, css: string): string {
  const values = new Map<Scheme, string>();
  let hasDarkScheme = false;
  parse(css).walkDecls(/^--/, (declaration) => {
    const place = placeOf(declaration);
    hasDarkScheme ||= place === 'dark';
    if (declaration.prop !== property) return;
    if (place === undefined) throw declaration.error(`${property} is in neither color scheme`);
    values.set(place, declaration.value);
  });
  // Otherwise a dark scheme that is written in another way would pass for the light one.
  if (!hasDarkScheme) throw new Error('tokens.css has no dark scheme');
  return values.get(scheme) ?? values.get('light') ?? '';
}

/** The scheme in which a declaration of `:root` holds, at every width. */
function placeOf({ parent }: Declaration): Scheme | undefined {
  const rule = parent as Rule;
  if (rule.selector !== ':root') return;
  if (rule.parent?.type === 'root') return 'light';
  const { params, parent: around } = rule.parent as AtRule;
  return around?.type === 'root' && DARK_SCHEME.test(params) ? 'dark' : undefined;
}

function mix(one: string, share: number, other: string): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * share + channel(other, at) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
