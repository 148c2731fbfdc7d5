import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openMigratedDatabase } from '../../scripts/backend/migrations';
import { describeError } from '../../scripts/shared/errors';
import { type AnalyticsEvent, events } from '../../src/analytics/events';

/** An event of each kind and target that the page records. */
const RECORDED: Readonly<Record<keyof typeof events, readonly AnalyticsEvent[]>> = {
  pageView: [events.pageView],
  scroll: [events.scroll(25)],
  benefitsView: [events.benefitsView],
  heroSavingsClick: [events.heroSavingsClick],
  benefitsWaitlistClick: [events.benefitsWaitlistClick],
  pageWideClick: [events.pageWideClick('see_your_savings'), events.pageWideClick('join_waitlist')],
  waitlistSubmit: [events.waitlistSubmit('', 'ana@driver.example')],
};

it('the invented rows are events that the page records', async () => {
  const database = await openMigratedDatabase();
  const refusal = await database
    .exec(readFileSync('supabase/seed.sql', 'utf8'))
    .then(() => null, describeError);
  expect(refusal, 'supabase/seed.sql needs a value of each column that may not be null').toBeNull();
  const { rows } = await database.query<{ event: string }>(
    `select distinct interaction_type || ' ' || interaction_target as event from user_sessions`,
  );
  await database.close();
  const recorded = Object.values(RECORDED)
    .flat()
    .map(({ interactionType, interactionTarget }) => `${interactionType} ${interactionTarget}`);
  const invented = rows.map(({ event }) => event);
  expect(new Set(invented), 'supabase/seed.sql invents each event').toEqual(new Set(recorded));
});
