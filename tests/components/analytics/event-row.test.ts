import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventRow } from '@/analytics/event-row';

const SESSION = '6f1e4a52-8f0e-4b43-9c58-0f1d2a3b4c5d';
const { innerWidth, innerHeight } = window;

beforeEach(() => {
  window.innerWidth = 1440;
  window.innerHeight = 900;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (test)');
});

afterEach(() => {
  Object.assign(window, { innerWidth, innerHeight });
});

describe('the row of an event', () => {
  it('of the page view: where, with what, and nothing more', () => {
    expect(eventRow({ type: 'page_view', target: 'homepage' }, SESSION)).toEqual({
      session_id: SESSION,
      user_id: null,
      page_url: window.location.href,
      user_agent: 'Mozilla/5.0 (test)',
      referrer: null,
      viewport_width: 1440,
      viewport_height: 900,
      interaction_type: 'page_view',
      interaction_target: 'homepage',
      interaction_data: null,
    });
  });

  it('of the waitlist form: the domain and the new id', () => {
    const data = { email_domain: 'example.ca' };
    const userId = '0b0e0f5e-1c9b-4f57-8d5a-5b8f7f0f9b11';
    expect(eventRow({ type: 'form_submit', target: 'waitlist_form', data, userId }, SESSION)).toMatchObject({
      user_id: userId,
      interaction_data: data,
    });
  });

  it('without a target has none', () => {
    expect(eventRow({ type: 'scroll' }, SESSION).interaction_target).toBeNull();
  });

  it('names the page that led here', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=brakes');
    expect(eventRow({ type: 'page_view' }, SESSION).referrer).toBe('https://search.example/?q=brakes');
  });

  it.each([
    [-1, 0],
    [0, 0],
    [411.4, 411],
    [32_767, 32_767],
    [40_000, 32_767],
  ])('takes a viewport of %d px as %i', (pixels, stored) => {
    window.innerWidth = pixels;
    window.innerHeight = pixels;
    expect(eventRow({ type: 'page_view' }, SESSION)).toMatchObject({
      viewport_width: stored,
      viewport_height: stored,
    });
  });
});
