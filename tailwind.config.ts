import type { Config } from 'tailwindcss';

/** A token of `src/styles/tokens.css`, by name. */
const token = (name: string) => `var(--${name})`;

/** Tokens by their Tailwind names, which have no prefix. */
const tokens = (prefix: string, names: string) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, token(prefix + name)]));

/** A size of text with its line height. */
const size = (name: string, leading = 'body') => [
  token(`text-${name}`),
  { lineHeight: token(`leading-${leading}`) },
];

/** A size with a line height and a tracking of its own. */
const display = (name: string) => [
  token(`text-${name}`),
  { lineHeight: token(`leading-${name}`), letterSpacing: token(`tracking-${name}`) },
];

/** Gives the tokens their Tailwind names; only these colours, sizes and radii exist. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...tokens(
        '',
        `background foreground muted-foreground card primary primary-foreground primary-hover primary-text
        primary-mark primary-tint secondary accent border input ring saved saved-text saved-foreground destructive
        destructive-foreground destructive-text panel panel-foreground panel-muted panel-saved paper paper-muted ink
        ruler ruler-foreground asphalt paint scrim`,
      ),
    },
    fontFamily: tokens('font-', 'display sans'),
    fontSize: {
      h2: display('h2'),
      h3: display('h3'),
      lead: size('lead', 'lead'),
      ...Object.fromEntries(['2xl', 'xl', 'lg', 'base', 'md', 'sm', 'xs'].map((name) => [name, size(name)])),
    },
    borderRadius: { none: '0', ...tokens('radius-', 'sm md lg xl pill') },
    boxShadow: { none: 'none', ...tokens('shadow-', 'float tag dialog') },
    transitionDuration: { DEFAULT: token('duration'), ...tokens('duration-', 'fast slow') },
    transitionTimingFunction: { DEFAULT: token('ease'), ease: token('ease'), click: token('ease-click') },
    zIndex: tokens('z-', 'above bar shield popover skip-link dialog'),
    extend: {
      spacing: { gutter: token('gutter'), section: token('section') },
    },
  },
} satisfies Omit<Config, 'content'>;
