// Valid rows, each of a new person or visit.
import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '../../src/data/database.types.ts';

/** Values that replace a factory's own. Any value, as a test may want one that the table refuses. */
type Overrides = Readonly<Record<string, unknown>>;

export function exampleRegistration(overrides: Overrides = {}) {
  return {
    email_id: `${randomUUID()}@driver.example`,
    postal_code: 'M5V 2T6',
    user_agent: 'Mozilla/5.0 (Macintosh)',
    referrer: 'https://search.example/',
    language: 'en',
    ...overrides,
  } satisfies TablesInsert<'registered_users'>;
}

export function exampleApplication(overrides: Overrides = {}) {
  return {
    full_name: 'Sam Okafor',
    phone_number: '+1 416 555 0134',
    email_address: `${randomUUID()}@garage.example`,
    street_address: '12 Spadina Avenue, Unit 3',
    city: 'Toronto',
    postal_code: 'M5V 2T6',
    language: 'en',
    ...overrides,
  } satisfies TablesInsert<'mechanic_applications'>;
}

export function exampleEvent(overrides: Overrides = {}) {
  return {
    session_id: randomUUID(),
    user_id: null,
    page_url: 'https://pitlane.example/',
    user_agent: 'Mozilla/5.0 (Macintosh)',
    referrer: 'https://search.example/',
    viewport_width: 1440,
    viewport_height: 900,
    interaction_type: 'page_view',
    interaction_target: 'homepage',
    interaction_data: null,
    ...overrides,
  } satisfies TablesInsert<'user_sessions'>;
}

/** A valid row by table. */
export const EXAMPLE_ROWS = {
  registered_users: exampleRegistration,
  mechanic_applications: exampleApplication,
  user_sessions: exampleEvent,
} as const;

export type Table = keyof typeof EXAMPLE_ROWS;
