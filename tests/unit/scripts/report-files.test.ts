import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeReport } from '../../../scripts/owner/report/write';
import { holdFiles } from '../../held-files';

/* How a report takes the place of the one before it. tests/database/report.test.ts has what is in one. */

const LANGUAGES = [{ language: 'en', registrations: 3, percent: 75 }];
const EMPTY = { at_a_glance: [], registrations_by_day: [], funnel_by_day: [] };
const EARLIER = {
  product: 'x',
  source: 'x',
  at: new Date(),
  notes: {},
  silentHosts: [],
  figures: { ...EMPTY, languages: LANGUAGES, storage: [] },
  people: { registrations: [], mechanics: [] },
};
/** Without lists of people, and with one figure fewer. */
const NEW = { ...EARLIER, product: 'y', figures: { ...EMPTY, languages: [] }, people: {} };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  writeReport(folder, EARLIER);
  return () => rmSync(folder, { recursive: true });
});

const file = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const filesOf = () => readdirSync(folder).map((name) => [name, file(name)]);

describe('an earlier report stays whole', () => {
  let before: string[][];
  beforeEach(() => {
    before = filesOf();
    return () => expect(filesOf()).toEqual(before);
  });

  it('when the disk is full', () => {
    // A file in a folder that is not there stands for one for which there is no room.
    const figures = { ...NEW.figures, 'no/room': [] };
    expect(() => writeReport(folder, { ...NEW, figures })).toThrow(
      expect.objectContaining({ code: 'ENOENT' }),
    );
  });

  it.each([
    ['EBUSY', 'a list that is gone from the new one', 'mechanics.csv'],
    ['EPERM', 'the page', 'index.html'],
    ['EACCES', 'the last of its figures', 'storage.csv'],
  ])('when a spreadsheet holds (%s) %s', (code, _what, held) => {
    holdFiles((from) => (from === join(folder, held) ? code : undefined));
    const { figures } = EARLIER;
    expect(() => writeReport(folder, { ...NEW, figures })).toThrow(
      expect.objectContaining({ code, path: join(folder, held) }),
    );
  });

  it('when a scanner does not let go of a new file', () => {
    holdFiles((from) => (/unfinished-[^\\/]+.languages\.csv$/.test(from) ? 'EBUSY' : undefined));
    expect(() => writeReport(folder, NEW)).toThrow(/rename/);
  });
});

it('a new one is written when what held its files lets go', () => {
  holdFiles((_from, seconds) => (seconds < 3 ? 'EBUSY' : undefined));
  writeReport(folder, NEW);
  expect(file('index.html')).toContain('<h1>y report</h1>');
  expect(readdirSync(folder).filter((name) => /registrations\.csv|mechanics|unfinished/.test(name))).toEqual(
    [],
  );
});

it('what is held when it should come back is kept and named', () => {
  const before = [file('languages.csv'), file('index.html')];
  holdFiles((from) => (/unfinished-.+languages\.csv$/.test(from) ? 'EBUSY' : undefined));
  expect(() => writeReport(folder, NEW)).toThrow(
    /languages\.csv is open in another program.+former has what could not be put back\.$/,
  );
  const [left = ''] = readdirSync(folder).filter((name) => name.startsWith('unfinished-'));
  expect(readdirSync(join(folder, left, 'former'))).toEqual(['languages.csv']);
  expect([file(left, 'former', 'languages.csv'), file('index.html')]).toEqual(before);
});
