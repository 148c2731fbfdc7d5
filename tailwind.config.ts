import type { Config } from 'tailwindcss';

/** A token of `src/styles/tokens.css`, by name. */
const token = (name: string) => `var(--${name})`;

const COLORS = [
  'background',
  'foreground',
  'muted-foreground',
  'card',
  'primary',
  'primary-foreground',
  'primary-hover',
  'primary-text',
  'primary-mark',
  'primary-tint',
  'secondary',
  'accent',
  'border',
  'input',
  'ring',
  'saved',
  'saved-text',
  'saved-foreground',
  'destructive',
  'destructive-foreground',
  'destructive-text',
  'panel',
  'panel-foreground',
  'panel-muted',
  'panel-saved',
  'paper',
  'paper-muted',
  'ink',
  'ruler',
  'ruler-foreground',
  'asphalt',
  'paint',
  'scrim',
];

/** A size that the text of headings or of the body has, with its line height. */
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
      ...Object.fromEntries(COLORS.map((name) => [name, token(name)])),
    },
    fontFamily: { display: token('font-display'), sans: token('font-sans') },
    fontSize: {
      h2: display('h2'),
      h3: display('h3'),
      lead: size('lead', 'lead'),
      '2xl': size('2xl'),
      xl: size('xl'),
      lg: size('lg'),
      base: size('base'),
      md: size('md'),
      sm: size('sm'),
      xs: size('xs'),
    },
    borderRadius: {
      none: '0',
      sm: token('radius-sm'),
      md: token('radius-md'),
      lg: token('radius-lg'),
      xl: token('radius-xl'),
      pill: token('radius-pill'),
    },
    boxShadow: {
      none: 'none',
      float: token('shadow-float'),
      tag: token('shadow-tag'),
      dialog: token('shadow-dialog'),
    },
    transitionDuration: {
      DEFAULT: token('duration'),
      fast: token('duration-fast'),
      slow: token('duration-slow'),
    },
    transitionTimingFunction: { DEFAULT: token('ease'), ease: token('ease'), click: token('ease-click') },
    zIndex: {
      above: token('z-above'),
      bar: token('z-bar'),
      shield: token('z-shield'),
      popover: token('z-popover'),
      'skip-link': token('z-skip-link'),
      dialog: token('z-dialog'),
    },
    extend: {
      spacing: { gutter: token('gutter'), section: token('section') },
    },
  },
} satisfies Omit<Config, 'content'>;
