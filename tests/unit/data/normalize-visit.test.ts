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
  ['https://pitlane.example/?UTM_SOURCE=mail&utm_id=7&gclid=1', 'https://pitlane.example/'],
  ['https://pitlane.example/?utm_term=a+b%26c&x=1', 'https://pitlane.example/?utm_term=a+b%26c'],
  [`https://pitlane.example/${'x'.repeat(3_000)}?utm_source=a`, `https://pitlane.example/${'x'.repeat(296)}`],
  [
    `https://pitlane.example/?utm_source=a&utm_campaign=${'x'.repeat(3_000)}&utm_content=c`,
    'https://pitlane.example/?utm_source=a&utm_content=c',
  ],
  [
    'https://pitlane.example/?token=1&utm_content=e&utm_term=d&utm_campaign=c&utm_medium=b&utm_source=a#top',
    'https://pitlane.example/?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e',
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
  ['http://localhost:3000/', 'http://localhost:3000/'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
  ['', null],
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
  ['🚗'.repeat(2_000), '🚗'.repeat(50)],
  [`x${'🚗'.repeat(50)}`, `x${'🚗'.repeat(49)}`],
])('the user agent %s is stored as %s', (userAgent, stored) => {
  expect(normalizeUserAgent(userAgent)).toBe(stored);
});

it.each([
  [{ scroll_percentage: 25 }, true],
  [null, true],
  [{ email_domain: `${'x'.repeat(122)}.example` }, true],
  [{ email_domain: `${'x'.repeat(124)}.example` }, false],
  [{ email_domain: `${'é'.repeat(70)}.example` }, false],
])('the data %j of an event is stored unless it is too long', (data, isStored) => {
  expect(normalizeEventData(data)).toEqual(isStored ? data : null);
});

it('addresses are stored in Safari 16.4, which has no URL.canParse', () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  expect(normalizeReferrer('junk')).toBeNull();
  expect(normalizePageUrl('https://pitlane.example/?q=brakes')).toBe('https://pitlane.example/');
});
