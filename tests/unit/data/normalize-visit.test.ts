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
  ['https://pitlane.example/?utm_id=7&gclid=1&utm_source=a#top', 'https://pitlane.example/?utm_source=a'],
  ['https://pitlane.example/?utm_term=a+b%26c&x=1', 'https://pitlane.example/?utm_term=a+b%26c'],
  [`https://pitlane.example/${'x'.repeat(3_000)}?utm_source=a`, `https://pitlane.example/${'x'.repeat(296)}`],
  [`https://pitlane.example/?utm_source=${'x'.repeat(285)}`, 'https://pitlane.example/'],
  [
    `https://pitlane.example/?utm_source=${'x'.repeat(284)}`,
    `https://pitlane.example/?utm_source=${'x'.repeat(284)}`,
  ],
  [
    `https://pitlane.example/?utm_source=a&utm_campaign=${'x'.repeat(3_000)}&utm_content=c`,
    'https://pitlane.example/?utm_source=a&utm_content=c',
  ],
])('the address %s of a page is stored as %s', (address, stored) => {
  expect(normalizePageUrl(address)).toBe(stored);
});

it.each([
  '#waitlist?utm_source=card&fbclid=x',
  '#Partner&utm_source=card',
  '?utm_source=card#waitlist&utm_source=late',
])('the campaign of a link to a form counts, wherever it was appended: %s', (ending) => {
  expect(normalizePageUrl(`https://pitlane.example/${ending}`)).toBe(
    'https://pitlane.example/?utm_source=card',
  );
});

it.each([
  ['https://search.example/results?q=brakes#first', 'https://search.example/results'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
  ['junk', null],
  [`https://search.example/${'x'.repeat(3_000)}`, `https://search.example/${'x'.repeat(137)}`],
])('the referrer %j is stored as %j', (referrer, stored) => {
  expect(normalizeReferrer(referrer)).toBe(stored);
});

it('a referrer of the site itself, such as its other language, is not stored', () => {
  vi.stubGlobal('location', new URL('https://pitlane.example/fr/'));
  expect(normalizeReferrer('https://pitlane.example/?utm_source=mail')).toBeNull();
  expect(normalizeReferrer('https://pitlane.example.ca/')).toBe('https://pitlane.example.ca/');
});

it.each([
  ['Mozilla/5.0 (Macintosh)', 'Mozilla/5.0 (Macintosh)'],
  ['', 'unknown'],
  ['Mobile é\tü', 'Mobile ???'],
  ['x'.repeat(3_000), 'x'.repeat(200)],
])('the user agent %s is stored as %s', (userAgent, stored) => {
  expect(normalizeUserAgent(userAgent)).toBe(stored);
});

it.each([
  [{ email_domain: `${'x'.repeat(123)}.example` }, true],
  [{ email_domain: `${'x'.repeat(124)}.example` }, false],
])('the data %j of an event is stored unless it is too long', (data, isStored) => {
  expect(normalizeEventData(data)).toEqual(isStored ? data : null);
});
