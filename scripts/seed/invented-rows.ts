import { createHash } from 'node:crypto';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { EXAMPLE_ROWS, type Table } from '../database/example-rows.ts';

type Row = Record<string, unknown>;

const DAYS = 120;
const DAY_MS = 86_400_000;
const USER_AGENT = 'Mozilla/5.0 (invented by npm run seed)';

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
const CAMPAIGNS = [
  '?utm_source=social&utm_medium=cpc&utm_campaign=fair-price',
  '?utm_source=newsletter&utm_medium=email&utm_campaign=winter-tires',
  '?utm_source=radio&utm_medium=audio&utm_campaign=morning-show',
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
 * Four months of a waitlist that grows; nobody in it exists. Addresses end in `.example`, which no mail can reach
 * (RFC 2606), and hold the seed, so that the rows of several seeds can stand together.
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
  let visits = 0;

  function inventVisit(at: number, query = '') {
    visits += 1;
    const id = `${String(seed).padStart(8, '0')}-0000-4000-8000-${String(visits).padStart(12, '0')}`;
    const language = (chance(0.2) && LANGUAGES[1]) || LANGUAGES[0];
    const referrer = query.includes('email') ? null : pick(REFERRERS);
    const visit = {
      session_id: id,
      page_url: site + language.path + query,
      user_agent: USER_AGENT,
      referrer,
      viewport_width: chance(0.7) ? 390 : 1440,
    };
    const record = (second: number, interaction_type: string, interaction_target: string, more: Row = {}) =>
      add('user_sessions', at + second * 1000, { ...visit, interaction_type, interaction_target, ...more });

    record(0, 'page_view', 'homepage');
    const clicked = { interaction_data: { source: 'global_click_handler' } };
    const sawSavings = chance(0.38);
    if (sawSavings) {
      record(6, 'button_click', 'see_your_savings_button');
      record(6, 'button_click', 'see_your_savings', clicked);
    }
    for (let depth = 25; depth <= 100 && chance(0.75); depth += 25) {
      record(6 + depth / 3, 'scroll', 'page', { interaction_data: { scroll_percentage: depth } });
    }
    if (!chance(sawSavings ? 0.34 : 0.11)) return;
    record(55, 'button_click', 'join_waitlist', clicked);
    if (!chance(0.52)) return;
    const domain = pick(DOMAINS);
    const email_id = `driver-${seed}-${visits}@${domain}`;
    const postal_code = chance(0.03) ? 'soon moving' : postalCode(DRIVER_AREAS);
    add('registered_users', at + 80_000, {
      id,
      email_id,
      postal_code,
      user_agent: USER_AGENT,
      referrer,
      language: language.code,
    });
    record(81, 'form_submit', 'waitlist_form', { user_id: id, interaction_data: { email_domain: domain } });
  }

  function inventMechanic(day: number) {
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

  for (let day = DAYS; day >= 0; day -= 1) {
    const midnight = new Date(now.getTime() - day * DAY_MS).setUTCHours(0, 0, 0, 0);
    /** From 0 to 1. */
    const progress = (DAYS - day) / DAYS;
    const most = (9 + progress ** 2 * 26) * (0.6 + random() / 2);
    for (let visit = 0; visit < most; visit += 1) {
      // From 12 to 24 h UTC: a Canadian day.
      const at = midnight + (0.5 + random() / 2) * DAY_MS;
      if (at < now.getTime() - 120_000) inventVisit(at, chance(0.2) ? pick(CAMPAIGNS) : '');
    }
    if (chance(0.1 + progress * 0.35)) inventMechanic(day);
  }
  return rows;
}
