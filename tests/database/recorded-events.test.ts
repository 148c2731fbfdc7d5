import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase } from '../../scripts/backend/migrations';
import { describeError } from '../../scripts/shared/errors';
import { type AnalyticsEvent, events } from '../../src/analytics/events';
import { exampleEvent } from './example-rows';

/* What the page records (src/analytics/events.ts) and what the report counts (supabase/migrations) are one. */

/** Each event with the column of `reporting.funnel_by_day` that counts it; null where none does but `visits`. */
const RECORDED: Readonly<Record<keyof typeof events, readonly (readonly [AnalyticsEvent, string | null])[]>> =
  {
    pageView: [[events.pageView, null]],
    scroll: [[events.scroll(25), 'scrolled']],
    benefitsView: [[events.benefitsView, 'saw_benefits']],
    heroSavingsClick: [[events.heroSavingsClick, 'asked_for_savings']],
    benefitsWaitlistClick: [[events.benefitsWaitlistClick, 'asked_to_join']],
    pageWideClick: [
      [events.pageWideClick('see_your_savings'), 'asked_for_savings'],
      [events.pageWideClick('join_waitlist'), 'asked_to_join'],
    ],
    waitlistSubmit: [[events.waitlistSubmit('', 'ana@driver.example'), 'registered']],
  };

const WHAT_TO_DO =
  'The report counts an event by its kind and target: a new migration changes its views and what is stored, or RECORDED says otherwise';

let database: PGlite;
beforeAll(async () => {
  database = await openMigratedDatabase();
  return () => database.close();
});

const all = Object.values(RECORDED).flat();

it.each(all.map(([event, step]) => ({ event, step, as: step ?? 'a visit alone' })))(
  'the event $event.interactionType of $event.interactionTarget counts as $as',
  async ({ event, step }) => {
    const row = exampleEvent({
      interaction_type: event.interactionType,
      interaction_target: event.interactionTarget,
      interaction_data: event.interactionData ?? null,
    });
    await database.exec('truncate user_sessions');
    await database.query(
      `insert into user_sessions (${Object.keys(row)})
       select ${Object.keys(row)} from jsonb_populate_record(null::user_sessions, $1)`,
      [JSON.stringify(row)],
    );
    const { rows } = await database.query<Record<string, unknown>>(
      `select key from reporting.funnel_by_day, jsonb_each_text(to_jsonb(funnel_by_day)) where value = '1'`,
    );
    const counted = rows.map(({ key }) => key);
    expect(counted, WHAT_TO_DO).toEqual(['visits', step].filter((column) => column !== null));
  },
);

it('the invented rows are events that the page records', async () => {
  await database.exec('truncate user_sessions');
  const refusal = await database
    .exec(readFileSync('supabase/seed.sql', 'utf8'))
    .then(() => null, describeError);
  expect(refusal, 'supabase/seed.sql needs a value of each column that may not be null').toBeNull();
  const { rows } = await database.query<{ event: string }>(
    `select distinct interaction_type || ' ' || interaction_target as event from user_sessions`,
  );
  const recorded = all.map(([event]) => `${event.interactionType} ${event.interactionTarget}`);
  const invented = rows.map(({ event }) => event);
  expect(new Set(invented), 'supabase/seed.sql invents each event').toEqual(new Set(recorded));
});
