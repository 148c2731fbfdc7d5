import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from '../../../../scripts/report/write.ts';

const cell = (value: string | number | null) => toCsv([{ value }]).split('\r\n').slice(1, -1).join('\r\n');

// report.test.ts reads whole files.
it.each([
  // Text, not a formula.
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1 416 555 0100', `"'+1 416 555 0100"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1', `"'＝1"`],
  ['Garage; =1', `"Garage;' =1"`],
  // One field.
  ['Garage "Chez Léo", Laval', '"Garage ""Chez Léo"", Laval"'],
  ['two\nlines', '"two\nlines"'],
  ['M5V 2T6', '"M5V 2T6"'],
  ['mary-ann+cars@mail.example', '"mary-ann+cars@mail.example"'],
  ['', '""'],
  [null, ''],
  [-1, '-1'],
])('writes %j as %s', (value, written) => {
  expect(cell(value)).toBe(written);
});

it('no part of a text is a formula, whatever separates fields in a locale', () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@;\t\n" x') });
  fc.assert(fc.property(text, (value) => !/(?:^|[;\t\n])[\s"]*[=+\-@]/.test(cell(value))));
});
