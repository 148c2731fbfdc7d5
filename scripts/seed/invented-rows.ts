import { createHash } from 'node:crypto';
import { EXAMPLE_ROWS, type Table } from '../database/example-rows.ts';

type Row = Record<string, unknown>;

const DAYS = 120;
const DAY_MS = 86_400_000;
const PERSON = 'Mozilla/5.0 (invented by npm run seed)';
/** Of a person whose browser names a program. */
const PROGRAM = 'Mozilla/5.0 (Preview, invented by npm run seed)';

/** Areas of real cities; the second halves of the codes are made up. */
const DRIVER_AREAS = 'M5V M4C L6P L5B M6K K2P H2X V5K T2P N6A L8P T5J H3Z R3C'.split(' ');
const MECHANIC_AREAS = 'L6P M4C L5B T2P K2P N6A R3C V5K'.split(' ');
const DOMAINS = ['mail', 'inbox', 'post', 'work', 'school'].map((name) => `${name}.example`);
const REFERRERS = [
  null,
  'https://www.search.example/',
  'https://forum.example/r/askcarsales',
  'https://social.example/p/1',
  'https://news.example/business/car-repair-prices',
];
/** With the days on which each ran, counted back from today. */
const CAMPAIGNS = [
  { query: '?utm_source=newsletter&utm_medium=email&utm_campaign=winter-tires', first: 92, last: 78 },
  { query: '?utm_source=social&utm_medium=cpc&utm_campaign=fair-price', first: 60, last: 32 },
  { query: '?utm_source=radio&utm_medium=audio&utm_campaign=morning-show', first: 24, last: 10 },
  { query: '?utm_source=newsletter&utm_medium=email&utm_campaign=spring-check', first: 12, last: 0 },
];
const WIDTHS = [390, 1440];
/** Edition of the page and the visitor's language by the folder. */
const FRENCH = { folder: 'fr/', language: 'fr' };
const ENGLISH = { folder: '', language: 'en' };
/** Visits that reports leave out: of a crawler, of a copy of the site, of the doctor. */
const NO_VISITORS: Row[] = [
  { user_agent: 'ExampleBot/1.0 (+https://bot.example/)' },
  { page_url: 'https://copy-of-the-site.example/' },
  { user_agent: 'pitlane-doctor', page_url: 'https://doctor.invalid/' },
];

/** Numbers from 0 to below 1, the same for the same seed. */
function seededRandom(seed: number): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
}

/**
 * Four months of a waitlist that grows; nobody in it exists. Addresses end in `.example` and `.invalid`, which no mail
 * can reach (RFC 2606), and hold the seed, so that the rows of several seeds can stand together.
 */
export function inventRows(now: Date, seed: number, site: string): Record<Table, Row[]> {
  const random = seededRandom(seed);
  const chance = (share: number) => random() < share;
  /** The first is chosen most often, the last least. */
  const pick = <Value>(choices: readonly Value[]) => choices[Math.floor(choices.length * random() ** 2)];
  const digit = () => Math.floor(random() * 10);
  const postalCode = (areas: readonly string[]) => `${pick(areas)} ${digit()}A${digit()}`;
  const rows: Record<Table, Row[]> = { registered_users: [], mechanic_applications: [], user_sessions: [] };
  const add = (table: Table, at: number, row: Row) =>
    rows[table].push(EXAMPLE_ROWS[table]({ ...row, created_at: new Date(at).toISOString() }));
  let sessions = 0;
  const uuid = (number: number) =>
    `${String(seed).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

  function inventVisit(at: number, query: string) {
    const referrer = (query.includes('email') ? null : pick(REFERRERS)) ?? null;
    const outsider = chance(0.04) ? pick(NO_VISITORS) : undefined;
    const { folder, language } = chance(0.2) ? FRENCH : ENGLISH;
    sessions += 1;
    const visit = {
      session_id: uuid(sessions),
      page_url: `${site}/${folder}${query}`,
      user_agent: PERSON,
      referrer,
      viewport_width: pick(WIDTHS),
      ...outsider,
    };
    const record = (
      seconds: number,
      type: string,
      target: string,
      data: object | null = null,
      user_id: string | null = null,
    ) => {
      const event = { user_id, interaction_type: type, interaction_target: target, interaction_data: data };
      add('user_sessions', at + seconds * 1000, { ...visit, ...event });
    };
    record(0, 'page_view', 'homepage');
    if (outsider !== undefined) return;

    const clicked = { source: 'global_click_handler' };
    const sawSavings = chance(0.38);
    if (sawSavings) {
      record(6, 'button_click', 'see_your_savings_button');
      record(6, 'button_click', 'see_your_savings', clicked);
    }
    for (let depth = 25; depth <= 100 && chance(0.75); depth += 25) {
      record(6 + depth / 3, 'scroll', 'page', { scroll_percentage: depth });
      if (depth === 50) record(27, 'section_view', 'benefits_section', { section: 'benefits' });
    }
    if (!chance(sawSavings ? 0.34 : 0.11)) return;
    record(55, 'button_click', 'join_waitlist', clicked);
    if (!chance(0.52)) return;
    const domain = pick(DOMAINS);
    const id = uuid(sessions);
    add('registered_users', at + 80_000, {
      id,
      email_id: `driver-${seed}-${rows.registered_users.length + 1}@${domain}`,
      postal_code: chance(0.03) ? 'soon moving' : postalCode(DRIVER_AREAS),
      user_agent: chance(0.01) ? PROGRAM : PERSON,
      referrer,
      language,
    });
    record(81, 'form_submit', 'waitlist_form', { email_domain: domain }, id);
  }

  for (let day = DAYS; day >= 0; day -= 1) {
    const running = CAMPAIGNS.filter(({ first, last }) => day <= first && day >= last);
    const midnight = new Date(now.getTime() - day * DAY_MS).setUTCHours(0, 0, 0, 0);
    /** From 0 to 1. */
    const progress = (DAYS - day) / DAYS;
    const visits = (7 + progress ** 2 * 26 + running.length * 7) * (0.6 + random() / 2);
    for (let visit = 0; visit < visits; visit += 1) {
      // From 12 to 24 h UTC: a Canadian day.
      const at = midnight + (0.5 + random() / 2) * DAY_MS;
      const campaign = chance(0.4) ? running[Math.floor(random() * running.length)] : undefined;
      if (at < now.getTime() - 120_000) inventVisit(at, campaign?.query ?? '');
    }
    if (!chance(0.1 + progress * 0.35)) continue;
    const number = rows.mechanic_applications.length + 1;
    add('mechanic_applications', now.getTime() - day * DAY_MS - 3_600_000, {
      full_name: `Invented Mechanic ${number}`,
      phone_number: `416 555 01${String(number).padStart(2, '0')}`,
      email_address: `mechanic-${seed}-${number}@shop.example`,
      street_address: `${number} Invented Street`,
      city: 'Nowhere',
      postal_code: postalCode(MECHANIC_AREAS),
      language: pick(['en', 'fr']),
      answered_at: day > 4 ? new Date(now.getTime() - (day - 2) * DAY_MS).toISOString() : null,
    });
  }
  const doctor = { id: uuid(0), email_id: `doctor-${seed}@doctor.invalid`, user_agent: 'pitlane-doctor' };
  add('registered_users', now.getTime() - DAY_MS, doctor);
  return rows;
}
