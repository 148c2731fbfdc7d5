// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { inlinedCss } from './budgets.ts';
import { builtFiles, builtPage, readBuilt } from './built-site.ts';
import { isFor, type Style, stylesOf, valuesByPlace } from './css-styles.ts';

const stylesheets = builtFiles().filter((file) => file.endsWith('.css'));
const critical = stylesOf(inlinedCss);
const whole = stylesOf(readBuilt(stylesheets[0] ?? '').toString());

/** The elements before the link to the stylesheet, and those around it, that a browser with JavaScript shows. */
function firstView(): Element[] {
  const page = builtPage('index.html');
  const link = page.querySelector('link[data-deferred]');
  const precedes = Node.DOCUMENT_POSITION_PRECEDING;
  const elements = [...page.querySelectorAll('html, body, body *:not(noscript, noscript *)')];
  return elements.filter((element) => link !== null && link.compareDocumentPosition(element) & precedes);
}

const elements = firstView();
const found = new Map<string, Set<Element>>();

/** The elements of the first view that a selector is for. */
function elementsFor(selector: string): Set<Element> {
  const known = found.get(selector) ?? new Set(elements.filter((element) => isFor(selector, element)));
  found.set(selector, known);
  return known;
}

/** Whether it sets a property of elements on a screen: not a custom property, a frame of an animation or a font. */
function isForElements({ context, selector, property }: Style): boolean {
  const isOnScreen = !context.includes('@keyframes') && !context.includes('@media print');
  return selector !== '' && isOnScreen && !property.startsWith('--');
}

describe('the stylesheet, loaded after the critical CSS', () => {
  const inWhole = valuesByPlace(whole);
  const inCritical = valuesByPlace(critical);

  it('is one file, and the first view has elements and styles', () => {
    expect(stylesheets).toHaveLength(1);
    expect(elements.length).toBeGreaterThan(100);
    expect(inCritical.size).toBeGreaterThan(500);
    expect(inWhole.size).toBeGreaterThan(inCritical.size);
  });

  it('has every declaration of the critical CSS in the same layer, with the same value', () => {
    const changed = [...inCritical].filter(
      ([place, values]) => String(inWhole.get(place)) !== String(values),
    );
    expect(changed).toEqual([]);
  });

  it('has no other declaration for an element of the first view', () => {
    const added = [...valuesByPlace(whole.filter(isForElements)).keys()].filter((place) => {
      const [, selector = ''] = place.split(' { ');
      return !inCritical.has(place) && elementsFor(selector).size > 0;
    });
    expect(added).toEqual([]);
  });

  it('has declarations for the same element and property in the same order', () => {
    const order = new Map([...inWhole.keys()].map((place, index) => [place, index]));
    const both = [...valuesByPlace(critical.filter(isForElements)).keys()].filter((place) =>
      order.has(place),
    );
    const places = both.map((place) => {
      const [context = '', selector = '', property = ''] = place.split(' { ');
      const [layer = ''] = /^@layer \w+/.exec(context) ?? [];
      return { place, layer, property, index: order.get(place) ?? -1, elements: elementsFor(selector) };
    });
    const swapped = places.flatMap((first, position) =>
      places
        .slice(position + 1)
        .filter((second) => second.index < first.index && second.layer === first.layer)
        .filter((second) => overlap(first.property, second.property))
        .filter((second) => [...first.elements].some((element) => second.elements.has(element)))
        .map((second) => [first.place, second.place]),
    );
    expect(swapped).toEqual([]);
  });
});

/** Whether two properties are the same, or one is a longhand of the other. */
function overlap(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
