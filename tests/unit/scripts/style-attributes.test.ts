import { expect, it } from 'vitest';
import { moveStyleAttributes } from '../../../scripts/build/style-attributes';

const page = (body: string, head = '') => `<html><head>${head}</head><body>${body}</body></html>`;

it('puts each style into a rule, once, and leaves its text on the elements', () => {
  const html = page('<i class="a" style="--x:1"></i><b style="--x:1">style="no"</b>', '<style>a{}</style>');
  expect(moveStyleAttributes(html)).toBe(
    page(
      '<i class="a" data-style="--x:1"></i><b data-style="--x:1">style="no"</b>',
      '<style>a{}[data-style="--x:1"]{--x:1}</style>',
    ),
  );
});

it('reads the character references of attributes', () => {
  expect(moveStyleAttributes(page('<i style="content:&#x27;&amp;&#x27;"></i>'))).toBe(
    page(
      '<i data-style="content:&#x27;&amp;&#x27;"></i>',
      `<style>[data-style="content:'&'"]{content:'&'}</style>`,
    ),
  );
});

it('leaves a page without style attributes as it is', () => {
  expect(moveStyleAttributes(page('<i data-style="x">a</i>'))).toBe(page('<i data-style="x">a</i>'));
});

it('refuses a style that would end the rule', () => {
  expect(() => moveStyleAttributes(page('<i style="}*{color:red"></i>'))).toThrow('cannot stand in a rule');
});
