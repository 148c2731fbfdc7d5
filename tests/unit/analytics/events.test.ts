import { describe, expect, it } from 'vitest';
import { emailDomain, events } from '@/analytics/events';

describe('the events that are recorded', () => {
  it('have fixed types, targets and data', () => {
    expect([
      events.pageView,
      events.benefitsView,
      events.heroSavingsClick,
      events.benefitsWaitlistClick,
    ]).toEqual([
      { type: 'page_view', target: 'homepage' },
      { type: 'section_view', target: 'benefits_section', data: { section: 'benefits' } },
      { type: 'button_click', target: 'see_your_savings_button' },
      { type: 'button_click', target: 'join_waitlist' },
    ]);
  });

  it('have the depth of a scroll', () => {
    expect(events.scroll(75)).toEqual({ type: 'scroll', target: 'page', data: { scroll_percentage: 75 } });
  });

  it.each(['see_your_savings', 'join_waitlist'] as const)(
    'have the action of a page-wide click: %s',
    (action) => {
      expect(events.pageWideClick(action)).toEqual({
        type: 'button_click',
        target: action,
        data: { source: 'global_click_handler' },
      });
    },
  );

  it('have the id of a registration, and of the email only its domain', () => {
    expect(events.waitlistSubmit('row-1', 'Driver@Example.ca')).toEqual({
      type: 'form_submit',
      target: 'waitlist_form',
      userId: 'row-1',
      data: { email_domain: 'example.ca' },
    });
    expect(events.waitlistSubmit('row-1', 'driver')).toEqual({
      type: 'form_submit',
      target: 'waitlist_form',
      userId: 'row-1',
    });
  });
});

it.each([
  ['ana@example.ca', 'example.ca'],
  ['Ana@Example.CA', 'example.ca'],
  [' ana@example.ca ', 'example.ca'],
  ['"a@b"@example.ca', 'example.ca'],
  ['@example.ca', 'example.ca'],
])('the domain of %j is %s', (email, domain) => {
  expect(emailDomain(email)).toBe(domain);
});

it.each(['', 'ana', 'ana@', 'ana@  '])('%j has none', (email) => {
  expect(emailDomain(email)).toBeNull();
});
