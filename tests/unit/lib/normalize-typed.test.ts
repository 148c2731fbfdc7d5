import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanEmail,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
  normalizePostalCode,
  toUsualCharacters,
} from '@/lib/normalize-typed';

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
    'M5V2T6.',
    '"M5V 2T6",',
    'm5v_2t6',
    'Ｍ５Ｖ　２Ｔ６',
    'M٥V۲T６',
  ];
  it.each([...USUAL, 'm5v\t2t6\n'])('typed as %j is stored in its usual form', (text) => {
    expect(normalizePostalCode(text)).toBe('M5V 2T6');
  });

  const OTHER = ['90210', ' SW1A 1AA ', 'm5v', 'm5v 2t6 x', 'd5v-2t6', 'w1a 1a1', 'm5o 2t6', 'm5v 2t6e'];
  it.each([...OTHER, '', "';--"])('that is not Canadian is only trimmed: %j', (text) => {
    expect(normalizePostalCode(text)).toBe(text.trim());
  });

  it('that is not Canadian has the usual digits', () => {
    expect(['９０２１０', '١٢٣٤٥', '〒100-0001'].map(normalizePostalCode)).toEqual([
      '90210',
      '12345',
      '〒100-0001',
    ]);
  });
});

it('every digit of Unicode means the number that it is', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((text) =>
    /\p{Nd}/u.test(text),
  );
  expect(digits.length).toBeGreaterThan(600);
  // They come in rows of ten.
  expect(digits.map(toUsualCharacters).join('')).toBe('0123456789'.repeat(digits.length / 10));
});

it.each([
  ['+1 (416) 555-0134', '+1 (416) 555-0134'],
  [' ＋１　４１６　５５５　０１３４ ', '+1 416 555 0134'],
  ['٤١٦ ٥٥٥ ٠١٣٤', '416 555 0134'],
])('the phone number %j is stored as %j', (typed, stored) => {
  expect(normalizePhone(typed)).toBe(stored);
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
  'leo＠exemple.ca',
  'ｌｅｏ＠ｅｘｅｍｐｌｅ．ｃａ',
  '＜leo@exemple.ca＞',
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
