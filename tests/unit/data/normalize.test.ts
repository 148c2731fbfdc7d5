import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  cleanEmail,
  normalizeEmail,
  normalizeEventData,
  normalizeLine,
  normalizePageUrl,
  normalizePostalCode,
  normalizeReferrer,
  normalizeUserAgent,
} from '@/data/normalize';

describe('a postal code', () => {
  const USUAL = [
    'M5V 2T6',
    'm5v2t6',
    'M5V-2T6',
    'm5v - 2t6',
    '  M5v  2t6 ',
    'M5V\u00a02T6',
    'M5V\u20132T6',
    '\u200eM5V\u200b2T6',
  ];
  it.each([...USUAL, 'm5v\t2t6\n'])('typed as %j is stored in its usual form', (text) => {
    expect(normalizePostalCode(text)).toBe('M5V 2T6');
  });

  const OTHER = ['90210', ' SW1A 1AA ', 'm5v', 'm5v 2t6 x', 'd5v-2t6', 'w1a 1a1', 'm5o 2t6', 'm5v_2t6'];
  it.each([...OTHER, '', "';--"])('that is not Canadian is only trimmed: %j', (text) => {
    expect(normalizePostalCode(text)).toBe(text.trim());
  });
});

it.each([
  ['Sam\t\nOkafor\u0000', 'Sam Okafor'],
  ['\u202eSam\u202c \u2066Okafor\u2069', 'Sam Okafor'],
  ['\ufeffSam\u200b O\u00adkafor\u2060', 'Sam Okafor'],
  // What joins letters and emoji, and marks a direction, stays.
  ['\u05d0\u200f می\u200cخواهم 👩🏽\u200d🔧', '\u05d0\u200f می\u200cخواهم 👩🏽\u200d🔧'],
])('the name %j is stored as %j', (typed, stored) => {
  expect(normalizeLine(typed)).toBe(stored);
});

it.each([
  [' Zoe@Garage.example ', 'Zoe@Garage.example'],
  ['\u3000driver@mail.example\u00a0', 'driver@mail.example'],
  ['driver@Garçon.example', 'driver@xn--garon-0ra.example'],
  ['driver@ｍａｉｌ．ｅｘａｍｐｌｅ', 'driver@mail.example'],
  // What is no domain is refused by the form or the database, and not changed into another one.
  ['zoë@garage.example', 'zoë@garage.example'],
  ['driver@garçon.example/x', 'driver@garçon.example/x'],
  ['driver@garçon.example:80', 'driver@garçon.example:80'],
])('the address %j is stored as %j', (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored);
});

const ADDRESS = 'leo@exemple.ca';

it.each([
  'Léo Roy <leo@exemple.ca>',
  '"Roy, Léo" <leo@exemple.ca>, ',
  'leo@exemple.ca <leo@exemple.ca>',
  'leo@exemple.ca<mailto:leo@exemple.ca>',
  '<leo@exemple.ca>',
  'mailto:leo@exemple.ca',
  'MAILTO:leo@exemple.ca?subject=Bonjour%20Léo',
  'leo@exemple.ca.',
  'leo@exemple.ca;',
  'leo@exemple.ca,',
  'leo@exemple.ca)',
  '(leo@exemple.ca)',
  '[leo@exemple.ca]',
  'leo@exemple.ca>',
  '« leo@exemple.ca »',
  "'leo@exemple.ca'",
  '“leo@exemple.ca”.',
  'leo @ exemple.ca',
])('the text %j means one address', (text) => {
  expect(cleanEmail(text)).toBe(ADDRESS);
});

it.each([
  'a@b.ca, Léo Roy <leo@exemple.ca>',
  '<a@b.ca> <leo@exemple.ca>',
  'a@b.ca leo@exemple.ca',
  'Léo Roy leo@exemple.ca',
  'leo roy@exemple.ca',
  'leo@exemple. ca',
  'leo@exemple,ca',
])('of the text %j it is not known which address it means: it becomes none', (text) => {
  expect(cleanEmail(text)).not.toMatch(/^[^\s<>@,]+@[^\s<>@,]+$/);
});

it('an address loses spaces around it, and what is not seen anywhere in it', () => {
  const anywhere = fc.constantFrom(...'\u00ad\u200b\u200e\u200f\u2060\u202a\u202e\u2066\ufeff\u00a0\u202f');
  const around = fc.constantFrom(...' \t\n\u2003\u3000\u2009');
  const places = fc.array(fc.tuple(anywhere, fc.nat(ADDRESS.length)));
  fc.assert(
    fc.property(places, around, around, (unseen, before, after) => {
      const letters = [...ADDRESS, ''];
      for (const [character, place] of unseen) letters[place] = character + letters[place];
      expect(cleanEmail(before + letters.join('') + after)).toBe(ADDRESS);
    }),
  );
});

it('a long text takes no time', () => {
  for (const part of ['.', ' ', '<', '>', '@', '"', 'mailto:', '\u00a0'])
    expect(cleanEmail(`x${part.repeat(2 ** 20)}x`).at(-1)).toBe('x');
});

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
