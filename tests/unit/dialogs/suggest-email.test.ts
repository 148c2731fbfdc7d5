import { expect, it } from 'vitest';
import { suggestEmail } from '@/dialogs/form/suggest-email';

const suggestDomain = (typed: string) => suggestEmail(`Leo.Roy@${typed}`)?.replace('Leo.Roy@', '') ?? null;

it.each<[string, string[]]>([
  [
    'gmail.com',
    ['gmial.com', 'gmal.com', 'gmaill.com', 'GMIAL.com', 'gmail.con', 'gmail.co', 'gmail.cm', 'gmial.con'],
  ],
  ['gmail.com', ['gmailcom', 'gmail,com', 'gmail..com', 'gmial.com.', 'gmial.com)']],
  ['hotmail.ca', ['hotmial.ca', 'hotmail.cca', 'homail.ca']],
  ['telus.net', ['tleus.net', 'telsu.net']],
  ['garage-roy.com', ['garage-roy.con', 'garage-roy.comm']],
])('suggests %s for each of %j', (domain, typed) => {
  expect(typed.map(suggestDomain)).toEqual(typed.map(() => domain));
});

it.each([
  ...[
    'gmail.com',
    'yahoo.fr',
    'mail.com',
    'ymail.com',
    'bell.ca',
    'well.ca',
    'gmx.de',
    'free.fr',
    'hotmail.co.uk',
  ],
  ...['canada.ca', 'garage-roy.ca', 'garage-roy.co', 'roy.cam', 'roy', 'com', ''],
])('suggests nothing for the domain %j', (domain) => {
  expect(suggestDomain(domain)).toBeNull();
});

it.each([
  ['abc.d@roy.example', 'abc..d@roy.example'],
  ['abc@roy.example', '.abc@roy.example'],
  ['abc@roy.example', 'abc.@roy.example'],
  ['a.b@gmail.com', '..a...b..@GMIAL.com'],
])('suggests %s for %s, which has misplaced dots', (suggested, typed) => {
  expect(suggestEmail(typed)).toBe(suggested);
});

it.each(['a.b@roy.example', '@gmial.com', '..@gmial.com', 'gmial.com', 'lea@[', '@', ''])(
  'suggests nothing for %j',
  (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  },
);
