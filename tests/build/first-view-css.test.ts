import { describe, expect, it } from 'vitest';
import { splitCss } from '../../scripts/build/first-view-css.ts';

const CSS = `
@layer theme{:root{--red:#c00}}
@layer base{h1{font-weight:700}.prose{margin:0}}
@layer components{
  .hero{color:red}
  .hero .plate{top:0}
  .plate{top:1px}
  .ticket{left:0}
  @media (width>600px){.hero{color:blue}.ticket{left:1px}}
  .dial{animation:sweep 1s}
}
@layer utilities{
  .flex{display:flex}
  .lg\\:mt-8{margin-top:8px}
  .w-\\[calc\\(100\\%-2px\\)\\]{width:calc(100% - 2px)}
  .hidden{display:none}
  .focus\\:top-3:focus{top:3px}
  .item:not(.last){top:0}
}
@keyframes sweep{0%{rotate:1deg}}
@keyframes spin{0%{rotate:1deg}}
@font-face{font-family:Radio;src:url(/radio.woff2)}
@property --x{syntax:"*";inherits:false}
`;

const LANDING = {
  first: '<h1 class="hero flex w-[calc(100%-2px)] focus:top-3"><i class="plate item"></i></h1>',
  later: '<section class="ticket plate dial lg:mt-8"></section>',
};
const folded = (css: string | undefined) => (css ?? '').replaceAll(/\s+/g, '');
const split = splitCss(CSS, [LANDING, { first: '<p class="ticket">404</p>', later: '' }]);
const [landing, notFound] = split.inlined.map(folded);
const rest = folded(split.rest);

describe('the CSS of a first view', () => {
  it('begins with the order of the layers', () => {
    expect(landing).toMatch(/^@layertheme,base,components,utilities;/);
  });

  it('has the foundations whole, and the rest never has them', () => {
    for (const rule of [':root{--red:#c00}', 'h1{font-weight:700}', '.prose{margin:0}']) {
      expect(landing).toContain(rule);
      expect(notFound).toContain(rule);
      expect(rest).not.toContain(rule);
    }
  });

  it('has every rule whose classes all occur there, inside its conditions', () => {
    for (const rule of ['.hero{color:red}', '.hero.plate{top:0}', '@media(width>600px){.hero{color:blue}}']) {
      expect(landing).toContain(rule);
    }
    expect(landing).not.toContain('.ticket');
    expect(notFound).toContain('.ticket{left:0}');
    expect(notFound).not.toContain('.hero');
  });

  it('understands escaped names, states and exceptions', () => {
    for (const rule of ['.w-\\[calc\\(100\\%-2px\\)\\]{', '.focus\\:top-3:focus{', '.item:not(.last){']) {
      expect(landing).toContain(rule);
    }
    expect(landing).not.toContain('.lg\\:mt-8');
  });

  it('has the fonts, and only animations that run there', () => {
    expect(landing).toContain('@font-face');
    expect(landing).toContain('@property');
    expect(landing).not.toContain('@keyframes');
  });
});

describe('the rest of the CSS', () => {
  it('lacks what occurs in first views alone', () => {
    expect(rest).not.toContain('.hero{');
    expect(rest).not.toContain('.hero.plate');
    expect(rest).not.toContain('@font-face');
  });

  it('keeps what occurs below too, so that a layer is in order for every element', () => {
    for (const rule of ['.plate{top:1px}', '.ticket{left:0}', '@media(width>600px){.ticket{left:1px}}']) {
      expect(rest).toContain(rule);
    }
  });

  it('keeps all utilities, which a script may put on any element', () => {
    for (const rule of ['.flex{', '.hidden{', '.lg\\:mt-8{', '.focus\\:top-3:focus{'])
      expect(rest).toContain(rule);
  });

  it('keeps only animations that run there', () => {
    expect(rest).toContain('@keyframessweep');
    expect(rest).not.toContain('@keyframesspin');
  });
});
