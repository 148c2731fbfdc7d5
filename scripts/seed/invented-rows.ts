import { randomUUID } from 'node:crypto';

const DAYS = 60;
const DAY_MS = 86_400_000;

/** Areas of real cities, so that the views look as they will; the second halves are made up. */
const AREAS = ['M5V', 'M4C', 'L6P', 'K1A', 'H2X', 'H3Z', 'V5K', 'T2P', 'R3C', 'B3H'];
const REFERRERS = [
  null,
  null,
  'https://www.search.example/?q=mechanic',
  'https://news.example/cars',
  'https://social.example/p/1',
];
const DOMAINS = ['mail.example', 'mail.example', 'inbox.example', 'work.example'];
const USER_AGENT = 'Invented by npm run seed';

/**
 * Numbers below 1 that are the same on every run (a linear congruential generator, constants of Numerical Recipes).
 * @returns {() => number}
 */
function repeatableRandom() {
  let state = 2025;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Sixty days of a waitlist that grows: nobody in it exists. Addresses end in `.example`, which no mail can reach
 * (RFC 2606), and differ from run to run so that rows can be added again.
 * @param {Date} now
 * @returns {{ registered_users: object[], mechanic_applications: object[], user_sessions: object[] }}
 */
export function inventRows(now) {
  const random = repeatableRandom();
  /** @template Item @param {readonly Item[]} items @returns {Item} */
  const pick = (items) => /** @type {Item} */ (items[Math.floor(random() ** 1.6 * items.length)]);
  const run = randomUUID().slice(0, 8);
  const postalCode = () => `${pick(AREAS)} ${Math.floor(random() * 10)}A${Math.floor(random() * 10)}`;

  /** @type {ReturnType<typeof inventRows>} */
  const rows = { registered_users: [], mechanic_applications: [], user_sessions: [] };
  for (let day = DAYS; day >= 0; day -= 1) {
    const visits = Math.round((12 + (DAYS - day) / 2) * (0.7 + random() * 0.6));
    for (let visit = 0; visit < visits; visit += 1) {
      const at = new Date(now.getTime() - day * DAY_MS - Math.floor(random() * DAY_MS));
      const referrer = pick(REFERRERS);
      /** @param {string} type @param {string} target @param {number} seconds */
      const event = (type, target, seconds) => ({
        session_id,
        page_url: 'http://localhost:5173/',
        user_agent: USER_AGENT,
        referrer,
        viewport_width: 1280,
        viewport_height: 800,
        interaction_type: type,
        interaction_target: target,
        created_at: new Date(at.getTime() + seconds * 1000).toISOString(),
      });
      const session_id = randomUUID();
      rows.user_sessions.push(event('page_view', 'homepage', 0));
      if (random() < 0.6) rows.user_sessions.push(event('section_view', 'benefits_section', 20));
      if (random() >= 0.2) continue;
      rows.user_sessions.push(event('button_click', 'join_waitlist', 40));
      if (random() >= 0.5) continue;
      rows.user_sessions.push(event('form_submit', 'waitlist_form', 70));
      rows.registered_users.push({
        email_id: `driver-${run}-${rows.registered_users.length + 1}@${pick(DOMAINS)}`,
        postal_code: postalCode(),
        user_agent: USER_AGENT,
        referrer,
        created_at: new Date(at.getTime() + 69_000).toISOString(),
      });
    }
    if (random() >= 0.4) continue;
    const number = rows.mechanic_applications.length + 1;
    rows.mechanic_applications.push({
      full_name: `Invented Mechanic ${number}`,
      phone_number: `416 555 01${String(number).padStart(2, '0')}`,
      email_address: `mechanic-${run}-${number}@shop.example`,
      street_address: `${number} Invented Street`,
      city: 'Nowhere',
      postal_code: postalCode(),
      created_at: new Date(now.getTime() - day * DAY_MS).toISOString(),
    });
  }
  return rows;
}
