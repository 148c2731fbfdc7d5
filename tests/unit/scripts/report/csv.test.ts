import { expect, it } from 'vitest';
import { toCsv } from '../../../../scripts/report/write.ts';

const cell = (value: string | number | null) =>
  toCsv(['value'], [{ value }]).split('\r\n').slice(1, -1).join('\r\n');

it('writes a line of names and a line for each row', () => {
  const rows = [
    { area: 'M5V', drivers: 3 },
    { area: 'K1A', drivers: 1 },
  ];
  expect(toCsv(['area', 'drivers'], rows)).toBe('area,drivers\r\n"M5V",3\r\n"K1A",1\r\n');
});

it('names the columns of a list without rows', () => {
  expect(toCsv(['area', 'drivers'], [])).toBe('area,drivers\r\n');
});

it.each([
  // Text, not a formula.
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1 416 555 0100', `"'+1 416 555 0100"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['＝1', `"'＝1"`],
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
