import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MIGRATIONS, readSqlFiles } from '../../../scripts/backend/migrations';
import { DOCTOR_ROWS } from '../../../scripts/owner/doctor/project-checks';
import { PEOPLE } from '../../../scripts/owner/report/views';
import type { events } from '../../../src/analytics/events';
import { LANGUAGES, type Language, languageOf } from '../../../src/lib/languages';
import { contentOf } from '../../setup/content';

/** The forms' lists of what is stored about a driver, by language. */
const STORED: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async ({ code }) => [code, (await contentOf(code)).waitlistForm.storedData]),
  ),
);
const migrations = (await readSqlFiles(MIGRATIONS)).map(({ sql }) => sql).join('');

/** Returns the text of a file, with each run of white space as one space. */
const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');

/** The words that docs/privacy.md and the template of the privacy policy in each language use for each column. */
const WORDS: Readonly<Record<string, Record<'privacy' | Language['code'], string>>> = {
  email_id: { privacy: 'email address', en: 'email address', fr: 'adresse courriel' },
  email_address: { privacy: 'email address', en: 'email address', fr: 'adresse courriel' },
  postal_code: { privacy: 'postal code', en: 'postal code', fr: 'code postal' },
  user_agent: { privacy: '`user_agent`', en: 'name of your browser', fr: 'nom de votre navigateur' },
  referrer: { privacy: '`referrer`', en: 'page that led you here', fr: 'page de provenance' },
  language: { privacy: 'language', en: 'language of the page', fr: 'langue de la page' },
  full_name: { privacy: 'name', en: 'your name', fr: 'votre nom' },
  phone_number: { privacy: 'phone number', en: 'phone number', fr: 'numéro de téléphone' },
  street_address: { privacy: 'street', en: 'street address', fr: 'numéro et rue' },
  city: { privacy: 'city', en: 'city', fr: 'ville' },
};

/**
 * Columns that the lists of people leave out. Instead of the user agent, the list of drivers shows whether it belongs to a
 * bot.
 */
const NOT_LISTED = ['user_agent'];

it.each([
  ['registered_users', 'registrations', 0],
  ['mechanic_applications', 'mechanics', 1],
] as const)(
  'each column of %s appears in the lists of people, the example rows and the privacy documents',
  (table, list, paragraph) => {
    const grants = new RegExp(`grant insert \\(([^)]+)\\)\\s+on table public\\.${table} to anon`, 'g');
    const columns = [...migrations.matchAll(grants)].flatMap(([, names = '']) => names.split(/,\s*/));
    expect(columns.length).toBeGreaterThan(4);
    const [, seeded = ''] = new RegExp(`public\\.${table} \\((.+?)\\)`).exec(read('supabase/seed.sql')) ?? [];
    const [, stored = ''] =
      new RegExp(`\`${table}\` \\| [^|]+ \\|([^|]+)`).exec(read('docs/privacy.md')) ?? [];
    const listed: readonly string[] = Object.values(PEOPLE[list].columns);
    const missing = columns.flatMap((column) => [
      ...(listed.includes(column) || NOT_LISTED.includes(column)
        ? []
        : [`${column}: PEOPLE (scripts/owner/report/views.ts)`]),
      ...(seeded.split(', ').includes(column) ? [] : [`${column}: supabase/seed.sql`]),
      ...(column in DOCTOR_ROWS[table]
        ? []
        : [`${column}: DOCTOR_ROWS (scripts/owner/doctor/project-checks.ts)`]),
      ...(WORDS[column] === undefined ? [`${column}: WORDS (tests/unit/scripts/collected.test.ts)`] : []),
      ...(stored.includes(WORDS[column]?.privacy ?? column) ? [] : [`${column}: docs/privacy.md`]),
      ...LANGUAGES.flatMap(({ code, path }) => {
        const file = `docs/templates${path}privacy.html`;
        const listItem = read(file).split('<li>')[paragraph + 1]?.split('</li>')[0] ?? '';
        const words = WORDS[column]?.[code] ?? column;
        const isOnForm = table !== 'registered_users' || STORED[code]?.includes(words);
        return [
          ...(listItem.includes(words) ? [] : [`${column}: ${file}`]),
          ...(isOnForm ? [] : [`${column}: storedData (src/content/${code}/forms.ts)`]),
        ];
      }),
    ]);
    expect(missing).toEqual([]);
  },
);

const CLICK = { privacy: 'button clicked', en: 'buttons you clicked', fr: 'boutons utilisés' };

/** The words that docs/privacy.md and the template of the privacy policy in each language use for each event. */
const EVENT_WORDS: Readonly<Record<keyof typeof events, Record<'privacy' | Language['code'], string>>> = {
  pageView: { privacy: 'page viewed', en: 'it was viewed', fr: 'elle a été vue' },
  scroll: { privacy: 'scrolled', en: 'how far you scrolled', fr: 'fait défiler' },
  benefitsView: { privacy: 'section seen', en: 'how far you scrolled', fr: 'fait défiler' },
  heroSavingsClick: CLICK,
  benefitsWaitlistClick: CLICK,
  pageWideClick: CLICK,
  waitlistSubmit: { privacy: 'form sent', en: 'join the waitlist', fr: 'vous vous inscrivez' },
};

it.each(Object.entries(EVENT_WORDS))('the privacy documents mention the event %s', (_, words) => {
  const places = LANGUAGES.map(
    ({ code, path }) => [`docs/templates${path}privacy.html`, words[code]] as const,
  );
  const missing = [['docs/privacy.md', words.privacy] as const, ...places].filter(
    ([file, text]) => !read(file).includes(text),
  );
  expect(missing, 'Mention the event in these files, or correct EVENT_WORDS').toEqual([]);
});

it.each(LANGUAGES)(
  'the legal pages in $name link to the landing page and to the same page in every other language',
  ({ path, locale }) => {
    for (const name of ['terms.html', 'privacy.html']) {
      const file = `docs/templates${path}${name}`;
      const html = readFileSync(file, 'utf8');
      const [header = ''] = html.split('<h1');
      const links = [...header.matchAll(/<a href="[^>]+/g)].map(([link]) => link);
      const others = LANGUAGES.filter((other) => other.path !== path).map(
        (other) => `<a href="${other.path}${name}" hreflang="${other.locale}" lang="${other.locale}"`,
      );
      expect(links, `Correct the links at the top of ${file}`).toEqual([`<a href="${path}"`, ...others]);
      expect(html, `Correct the language in ${file}`).toContain(`<html lang="${locale}"`);
      const inText = [...html.slice(header.length).matchAll(/ href="\/([^"]*)"/g)].map(
        ([, rest]) => `/${rest}`,
      );
      const elsewhere = inText.filter((link) => languageOf(link).path !== path);
      expect(elsewhere, `Link to the same language in ${file}`).toEqual([]);
    }
  },
);

it('docs/owner.md tells the owner to copy the legal pages in every language', () => {
  const [, folders = ''] =
    /cp -r docs\/templates\/\*\.html(.*) \.\n/.exec(readFileSync('docs/owner.md', 'utf8')) ?? [];
  const expected = LANGUAGES.slice(1).map(({ code }) => `docs/templates/${code}`);
  expect(folders.trim().split(' '), 'Correct the command that begins with "cp -r" in docs/owner.md').toEqual(
    expected,
  );
});

/** The promise of two emails, by language. */
const TWO_EMAILS: Readonly<Record<Language['code'], readonly RegExp[]>> = {
  en: [/two emails/i, /one to confirm(,| and) one at launch/i],
  fr: [/deux courriels/i, /confirmation et lancement/i],
};

it.each(LANGUAGES)(
  'the form and the legal pages promise the same two emails in $name',
  async ({ code, path }) => {
    const words = TWO_EMAILS[code];
    const { waitlistForm } = await contentOf(code);
    const pages = ['terms', 'privacy'].map((name) => read(`docs/templates${path}${name}.html`));
    const owner =
      code === 'en' ? ['owner', 'privacy'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')) : [];
    for (const text of [waitlistForm.consent, waitlistForm.nextStep, ...pages, ...owner])
      for (const promise of words) expect(text).toMatch(promise);
  },
);

/** Patterns for the words between two parts of `storedData`, and for a part that the policy words differently. */
const STORED_DATA: Readonly<Record<Language['code'], { separators: RegExp; reworded: RegExp }>> = {
  en: { separators: /, (?:and |with )?|\. /, reworded: /linked/ },
  fr: { separators: / et |, (?:avec )?|\. /, reworded: /lié/ },
};

it.each(LANGUAGES)(
  'the form in $name lists only data that the privacy policy mentions',
  async ({ code, path }) => {
    const { storedData } = (await contentOf(code)).waitlistForm;
    const policy = read(`docs/templates${path}privacy.html`).toLowerCase();
    const { separators, reworded } = STORED_DATA[code];
    const parts = storedData.toLowerCase().replace(/\.$/, '').split(separators);
    const unmentioned = parts.filter((part) => !reworded.test(part) && !policy.includes(part));
    expect(unmentioned, `Mention in docs/templates${path}privacy.html`).toEqual([]);
  },
);
