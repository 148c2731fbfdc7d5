import type { Config } from 'tailwindcss';

/** A token of `src/styles/tokens.css`, by name. */
const token = (name: string) => `var(--${name})`;

/** Tokens by their Tailwind names, which have no prefix. */
const tokens = (prefix: string, names: string) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, token(prefix + name)]));

/** Gives the tokens their Tailwind names; only these colours and radii exist. Sizes of text are in `src/styles/text.css`. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...tokens(
        '',
        `background foreground muted-foreground card primary primary-foreground primary-hover primary-text
        primary-mark primary-tint secondary accent border input saved saved-text saved-foreground destructive
        destructive-foreground destructive-text warning panel panel-foreground panel-muted paper paper-muted ink
        ruler ruler-foreground asphalt paint scrim`,
      ),
    },
    fontFamily: tokens('font-', 'display sans'),
    borderRadius: { none: '0', ...tokens('radius-', 'sm md lg xl pill') },
    boxShadow: { none: 'none', ...tokens('shadow-', 'float tag dialog') },
    transitionDuration: { DEFAULT: token('duration'), fast: token('duration-fast') },
    transitionTimingFunction: { DEFAULT: token('ease') },
    zIndex: tokens('z-', 'above sticky bar shield popover skip-link dialog'),
    extend: {
      spacing: { gutter: token('gutter'), section: token('section') },
    },
  },
} satisfies Omit<Config, 'content'>;
