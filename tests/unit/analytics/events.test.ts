import { expect, it } from 'vitest';
import { emailDomain, events } from '@/analytics/events';

const pageWide = { source: 'global_click_handler' };
const registration = { type: 'form_submit', target: 'waitlist_form', userId: 'row-1' };

it.each([
  [events.pageView, { type: 'page_view', target: 'homepage' }],
  [events.benefitsView, { type: 'section_view', target: 'benefits_section', data: { section: 'benefits' } }],
  [events.heroSavingsClick, { type: 'button_click', target: 'see_your_savings_button' }],
  [events.benefitsWaitlistClick, { type: 'button_click', target: 'join_waitlist' }],
  [events.scroll(75), { type: 'scroll', target: 'page', data: { scroll_percentage: 75 } }],
  [
    events.pageWideClick('see_your_savings'),
    { type: 'button_click', target: 'see_your_savings', data: pageWide },
  ],
  [events.pageWideClick('join_waitlist'), { type: 'button_click', target: 'join_waitlist', data: pageWide }],
  // Of the email only its domain is recorded.
  [
    events.waitlistSubmit('row-1', 'Driver@Example.ca'),
    { ...registration, data: { email_domain: 'example.ca' } },
  ],
  [events.waitlistSubmit('row-1', 'driver'), registration],
])('an event is recorded as %j', (event, recorded) => {
  expect(event).toEqual(recorded);
});

it.each([
  ['ana@example.ca', 'example.ca'],
  ['Ana@Example.CA', 'example.ca'],
  [' ana@example.ca ', 'example.ca'],
  ['"a@b"@example.ca', 'example.ca'],
  ['@example.ca', 'example.ca'],
  ['', null],
  ['ana', null],
  ['ana@', null],
  ['ana@  ', null],
])('the domain of %j is %s', (email, domain) => {
  expect(emailDomain(email)).toBe(domain);
});
