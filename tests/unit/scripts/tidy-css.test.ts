import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ABSENT_ELEMENTS, replaceVariable, tidyCss } from '../../../scripts/build/tidy-css';

const REGISTERED = `
@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}
@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}
@property --tw-numeric{syntax:"*";inherits:false}
@property --tw-weight{syntax:"*";inherits:false}
@property --gauge{syntax:"<angle>";inherits:false;initial-value:0deg}
@layer properties{*{--tw-shadow:0 0 #0000;--tw-ring:0 0 #0000;--tw-numeric:initial}}
`;
const tidy = (css: string) => tidyCss(REGISTERED + css).replaceAll(/\s+/g, '');

describe('variables of Tailwind', () => {
  it('that nothing sets are written out', () => {
    const css = tidy('.a{--tw-shadow:var(--float);box-shadow:var(--tw-ring),var(--tw-shadow)}');
    expect(css).toContain('.a{--tw-shadow:var(--float);box-shadow:var(--tw-shadow)}');
    expect(css).not.toContain('--tw-ring');
    expect(css).toContain('@property--tw-shadow');
    expect(css).toContain('*{--tw-shadow:00#0000}');
  });

  it('that nothing reads are dropped, and the rule when nothing is left of it', () => {
    expect(tidy('.b{--tw-weight:700;font-weight:700}.c{--tw-weight:1}')).toContain('.b{font-weight:700}');
    expect(tidy('.c{--tw-weight:1}')).not.toContain('.c');
  });

  it('have no say in variables of the site', () => {
    expect(tidy('.d{rotate:var(--gauge)}')).toContain('.d{rotate:var(--gauge)}');
    expect(tidy('')).toContain('@property--gauge');
  });
});

it.each([
  ['var(--tw-x)', '1px', '1px'],
  ['var(--tw-x, 2px)', '1px', '1px'],
  ['var(--tw-x, var(--y, 2px))', null, ' var(--y, 2px)'],
  ['var(--tw-x,) tabular-nums', null, ' tabular-nums'],
  ['calc(1px + var(--tw-x) + var(--tw-x))', '3px', 'calc(1px + 3px + 3px)'],
  ['var(--tw-x)', null, 'var(--tw-x)'],
  ['var(--tw-xy)', '1px', 'var(--tw-xy)'],
])('%s with --tw-x as %s is %s', (text, value, expected) => {
  expect(replaceVariable(text, '--tw-x', value)).toBe(expected);
});

describe('the reset', () => {
  it('says nothing about elements that no page has', () => {
    const css = tidy('img,svg{display:block}hr{height:0}::-webkit-datetime-edit{padding:0}h3,h4{margin:0}');
    expect(css).toContain('svg{display:block}');
    expect(css).toContain('h3{margin:0}');
    for (const gone of ['img', 'hr', 'datetime', 'h4']) expect(css).not.toContain(gone);
  });

  it('keeps classes and elements whose names only begin alike', () => {
    const css = '.table{top:0}subtle-thing{top:0}section{top:0}';
    expect(tidy(css)).toContain(css.replaceAll(' ', ''));
  });

  it('is right: no source has one of them', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(files.length).toBeGreaterThan(50);
    const element = new RegExp(`<(?:${ABSENT_ELEMENTS.join('|')})[\\s/>]`);
    expect(files.filter((file) => element.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
  });
});
