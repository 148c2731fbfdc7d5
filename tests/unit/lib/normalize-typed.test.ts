import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cleanEmail,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
  normalizePostalCode,
} from '@/lib/normalize-typed';

it.each([
  'm5v2t6',
  'M5V-2T6',
  '  M5v  2t6 ',
  'M5V\u00a02T6',
  'M5V\u20132T6',
  '\u200eM5V\u200b2T6',
  '"M5V 2T6",',
  'Ｍ５Ｖ　２Ｔ６',
  'm5v\t2t6\n',
])('stores the postal code %j as M5V 2T6', (text) => {
  expect(normalizePostalCode(text)).toBe('M5V 2T6');
});

it.each(['90210', ' SW1A 1AA ', 'm5v', 'm5v 2t6 x', 'd5v-2t6', 'w1a 1a1', 'm5o 2t6', 'm5v 2t6e', ''])(
  'only trims text that is not a Canadian postal code: %j',
  (text) => expect(normalizePostalCode(text)).toBe(text.trim()),
);

it.each([
  ['+1 (416) 555-0134', '+1 (416) 555-0134'],
  [' ＋１　４１６　５５５　０１３４ ', '+1 416 555 0134'],
])('stores the phone number %j as %j', (typed, stored) => {
  expect(normalizePhone(typed)).toBe(stored);
});

it.each([
  ['Sam\t\nOkafor\u0000', 'Sam Okafor'],
  ['\u202eSam\u202c \u2066Okafor\u2069', 'Sam Okafor'],
  ['\ufeffSam\u200b O\u00adkafor\u2060', 'Sam Okafor'],
  // Joiners of letters and emoji, and direction marks, are preserved.
  ['\u05d0\u200f می\u200cخواهم 👩🏽\u200d🔧', '\u05d0\u200f می\u200cخواهم 👩🏽\u200d🔧'],
])('stores the name %j as %j', (typed, stored) => {
  expect(normalizeLine(typed)).toBe(stored);
});

it.each([
  [' Zoe@Garage.example ', 'Zoe@Garage.example'],
  ['\u3000driver@mail.example\u00a0', 'driver@mail.example'],
  // A word processor inserts this apostrophe.
  ['tim.o’connor@garage.example', "tim.o'connor@garage.example"],
  ['driver@Garçon.example', 'driver@xn--garon-0ra.example'],
  ['driver@ｍａｉｌ．ｅｘａｍｐｌｅ', 'driver@mail.example'],
  // An invalid address must not become a different one; the form or the database rejects it.
  ['zoë@garage.example', 'zoë@garage.example'],
  ['driver@garçon.example/x', 'driver@garçon.example/x'],
  ['driver@garçon.example:80', 'driver@garçon.example:80'],
  ['driver@garçon%.example', 'driver@garçon%.example'],
])('stores the email address %j as %j', (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored);
});

const ADDRESS = 'leo@exemple.ca';

it.each([
  'Léo Roy <leo@exemple.ca>',
  '"Roy, Léo" <leo@exemple.ca>, ',
  'leo@exemple.ca <leo@exemple.ca>',
  'leo@exemple.ca<mailto:leo@exemple.ca>',
  'mailto:leo@exemple.ca',
  'MAILTO:leo@exemple.ca?subject=Bonjour%20Léo',
  'leo@exemple.ca.',
  '(leo@exemple.ca)',
  '« leo@exemple.ca »',
  "'leo@exemple.ca'",
  '“leo@exemple.ca”.',
  'leo @ exemple.ca',
  'ｌｅｏ＠ｅｘｅｍｐｌｅ．ｃａ',
])('finds the email address in %j', (text) => {
  expect(cleanEmail(text)).toBe(ADDRESS);
});

it.each([
  'a@b.ca, Léo Roy <leo@exemple.ca>',
  '<a@b.ca> <leo@exemple.ca>',
  'a@b.ca leo@exemple.ca',
  'leo roy@exemple.ca',
  'leo@exemple. ca',
])('finds no valid email address in ambiguous text: %j', (text) => {
  expect(cleanEmail(text)).not.toMatch(/^[^\s<>@,]+@[^\s<>@,]+$/);
});

it('removes spaces and invisible characters from an email address', () => {
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
