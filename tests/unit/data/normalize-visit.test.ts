import { expect, it, vi } from 'vitest';
import {
  normalizeEventData,
  normalizePageUrl,
  normalizeReferrer,
  normalizeUserAgent,
} from '@/data/normalize-visit';

it.each([
  ['https://pitlane.example/a%20b?email=driver@example.ca#benefits', 'https://pitlane.example/a%20b'],
  ['https://driver:secret@pitlane.example:8443/', 'https://pitlane.example:8443/'],
  // The fragment with a friend's price is never sent.
  [
    'https://pitlane.example/fr/?utm_source=a#paid=oil-change-520',
    'https://pitlane.example/fr/?utm_source=a',
  ],
  ['https://pitlane.example/?utm_id=7&gclid=1&utm_source=a#top', 'https://pitlane.example/?utm_source=a'],
  ['https://pitlane.example/?utm_term=a+b%26c&x=1', 'https://pitlane.example/?utm_term=a+b%26c'],
])('stores the page URL %s as %s', (url, stored) => {
  expect(normalizePageUrl(url)).toBe(stored);
});

it.each([
  '#waitlist?utm_source=card&fbclid=x',
  '#Partner&utm_source=card',
  '?utm_source=card#waitlist&utm_source=late',
])('preserves the campaign in a link that ends in %s', (ending) => {
  expect(normalizePageUrl(`https://pitlane.example/${ending}`)).toBe(
    'https://pitlane.example/?utm_source=card',
  );
});

it.each([
  ['https://search.example/results?q=brakes#first', 'https://search.example/results'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
  ['junk', null],
])('stores the referrer %j as %j', (referrer, stored) => {
  expect(normalizeReferrer(referrer)).toBe(stored);
});

it('does not store one of the site’s own pages as a referrer', () => {
  vi.stubGlobal('location', new URL('https://pitlane.example/fr/'));
  expect(normalizeReferrer('https://pitlane.example/?utm_source=mail')).toBeNull();
  expect(normalizeReferrer('https://pitlane.example.ca/')).toBe('https://pitlane.example.ca/');
});

it.each([
  ['Mozilla/5.0 (Macintosh)', 'Mozilla/5.0 (Macintosh)'],
  ['', 'unknown'],
  ['Mobile é\tü', 'Mobile ???'],
])('stores the user agent %s as %s', (userAgent, stored) => {
  expect(normalizeUserAgent(userAgent)).toBe(stored);
});

const [site, long] = ['https://pitlane.example/', 'x'.repeat(3_000)];

it('truncates URLs and user agents to the maximum length of their columns', () => {
  expect(normalizePageUrl(`${site}${long}?utm_source=a`)).toBe(site + 'x'.repeat(296));
  expect(normalizeReferrer(`https://search.example/${long}`)).toBe(
    `https://search.example/${'x'.repeat(137)}`,
  );
  expect(normalizeUserAgent(long)).toBe('x'.repeat(200));
});

it('drops a campaign parameter or event data that would not fit into the column', () => {
  const campaign = `?utm_source=a&utm_campaign=${long}&utm_content=c`;
  expect(normalizePageUrl(site + campaign)).toBe(`${site}?utm_source=a&utm_content=c`);
  const source = (length: number) => `${site}?utm_source=${'x'.repeat(length)}`;
  expect(normalizePageUrl(source(284))).toBe(source(284));
  expect(normalizePageUrl(source(285))).toBe(site);
  const data = (length: number) => ({ email_domain: `${'x'.repeat(length)}.example` });
  expect(normalizeEventData(data(123))).toEqual(data(123));
  expect(normalizeEventData(data(124))).toBeNull();
});
