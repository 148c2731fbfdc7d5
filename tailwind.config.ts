import type { Config } from 'tailwindcss';

/** A token of `src/styles/tokens.css`, by name. */
const token = (name: string) => `var(--${name})`;

const COLORS = [
  'background',
  'concrete',
  'card',
  'foreground',
  'muted-foreground',
  'secondary',
  'border',
  'input',
  'primary',
  'primary-hover',
  'primary-foreground',
  'signal',
  'signal-tint',
  'tick',
  'saved',
  'saved-fill',
  'saved-foreground',
  'rule',
  'rule-foreground',
  'panel',
  'panel-foreground',
  'panel-muted',
  'panel-saved',
  'asphalt',
  'paint',
  'paper',
  'ink',
  'destructive',
  'destructive-foreground',
  'destructive-text',
  'ring',
  'scrim',
];

/** Gives the tokens their Tailwind names; only these colours, sizes and radii exist. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(COLORS.map((name) => [name, token(name)])),
    },
    screens: { sm: '640px', md: '768px', lg: '1024px', clock: '1200px', xl: '1280px' },
    fontFamily: { display: token('font-display'), sans: token('font-sans') },
    fontSize: {
      hero: [
        token('text-hero'),
        { lineHeight: token('leading-hero'), letterSpacing: token('tracking-hero') },
      ],
      h2: [token('text-h2'), { lineHeight: token('leading-h2'), letterSpacing: token('tracking-h2') }],
      h3: [token('text-h3'), { lineHeight: token('leading-h3'), letterSpacing: token('tracking-h3') }],
      lead: [token('text-lead'), { lineHeight: token('leading-lead') }],
      '2xl': [token('text-2xl'), { lineHeight: '1' }],
      xl: [token('text-xl'), { lineHeight: '1' }],
      lg: [token('text-lg'), { lineHeight: token('leading-body') }],
      md: [token('text-md'), { lineHeight: token('leading-body') }],
      base: [token('text-base'), { lineHeight: token('leading-body') }],
      sm: [token('text-sm'), { lineHeight: token('leading-body') }],
      xs: [token('text-xs'), { lineHeight: token('leading-body') }],
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
    zIndex: { popover: token('z-popover'), dialog: token('z-dialog') },
    extend: {
      spacing: { gutter: token('gutter'), section: token('section'), bar: token('bar-height') },
    },
  },
} satisfies Omit<Config, 'content'>;
