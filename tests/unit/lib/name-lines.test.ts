import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameLines } from '@/lib/name-lines';

describe('the product name in the logo', () => {
  it.each([
    ['Pitlane', ['Pitlane']],
    ['Io', ['Io']],
    ['Maplewood Car Garage', ['Maplewood', 'Car Garage']],
    ['Supercalifragilistic', ['Supercalif', 'ragilistic']],
    ['Carry On Repairing 24', ['Carry On', 'Repairing 24']],
  ])('sets %s as %j', (name, lines) => {
    expect(nameLines(name).lines).toEqual(lines);
  });

  it('measures wide letters as wide', () => {
    expect(nameLines('MMMMMMMMMM').em).toBeGreaterThan(nameLines('iiiiiiiiii').em);
    expect(nameLines('汽车汽车汽车汽车').lines).toHaveLength(2);
  });

  it('is whole in at most two lines', () => {
    const name = fc.string({ minLength: 2, maxLength: 20, unit: 'grapheme' }).map((text) => text.trim());
    fc.assert(
      fc.property(
        name.filter((text) => [...text].length >= 2),
        (text) => {
          const { lines, em } = nameLines(text);
          expect(lines.length).toBeLessThanOrEqual(2);
          expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
          expect(em).toBeGreaterThan(0);
          expect(em).toBeLessThanOrEqual(22);
        },
      ),
    );
  });
});
