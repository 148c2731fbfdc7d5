import { describe, expect, it } from 'vitest';
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

/** The fields of a line as a spreadsheet reads them: quotes hold a field together only from its beginning. */
function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = [];
  for (let rest = line; ; ) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const content = quoted?.[0] ?? '';
    const tail = rest.slice(content.length);
    const end = tail.indexOf(separator);
    fields.push((quoted?.[1] ?? '') + (end < 0 ? tail : tail.slice(0, end)));
    if (end < 0) return fields;
    rest = tail.slice(end + 1);
  }
}

describe.each([',', ';', '\t'])('read with the separator %j', (separator) => {
  it.each(['=1+1', '@SUM(A1)', 'x;=1+1', 'x\t=1+1', 'x\n=1+1', 'a"";=1+1', ';-1', '"";+1'])(
    'no field of a row with %j is a formula',
    (value) => {
      const text = toCsv([{ city: 'Laval', value }]).split('\r\n')[1] ?? '';
      const fields = text.split('\n').flatMap((line) => fieldsOf(line, separator));
      for (const field of fields) expect(field).not.toMatch(/^[\s"]*[=+\-@]/);
    },
  );
});
