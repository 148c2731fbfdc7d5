import type { Config } from 'tailwindcss';

/** Returns the CSS for the value of a token in `src/styles/tokens.css`. */
const token = (name: string) => `var(--${name})`;

/**
 * Returns tokens by their Tailwind names, which lack the prefix.
 * @param prefix The beginning of the tokens' names, such as `radius-`.
 * @param names The rest of the tokens' names, separated by spaces.
 */
const tokens = (prefix: string, names: string) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, token(prefix + name)]));

/**
 * Gives the tokens their names in Tailwind and removes Tailwind's own colors, fonts, corners, shadows and layers. Text sizes
 * are in `src/styles/text.css`.
 */
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
