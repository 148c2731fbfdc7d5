import { expect, it } from 'vitest';
import { likelyAddress } from '@/dialogs/likely-address';
import { MAIL_DOMAINS } from '@/dialogs/mail-domains';

const likelyDomain = (typed: string) => likelyAddress(`Leo.Roy@${typed}`)?.replace('Leo.Roy@', '') ?? null;

it.each<[string, string[]]>([
  ['gmail.com', ['gmial.com', 'gmal.com', 'gmaill.com', 'gnail.com', 'GMIAL.com', 'gmail']],
  ['gmail.com', ['gmail.con', 'gmail.cmo', 'gmail.comm', 'gmail.co', 'gmail.cm', 'gmail.ca', 'gmial.con']],
  ['gmail.com', ['gmailcom', 'gmail,com', 'gmail..com', 'gmáil.com', 'gmial.com.', 'gmial.com)']],
  ['hotmail.com', ['hotmial.com', 'hotmal.com', 'hotmail.cmo', 'hotmail.co', 'hotmail']],
  ['hotmail.ca', ['hotmial.ca', 'hotmail.cca', 'homail.ca']],
  ['outlook.com', ['outlok.com', 'outlook.con', 'outllook.com']],
  ['yahoo.ca', ['yaho.ca', 'yahooo.ca', 'yahho.ca']],
  ['icloud.com', ['iclod.com', 'icoud.com', 'icloud.ca']],
  ['mail.com', ['mail.con']],
  ['bell.net', ['bell.nte', 'bell']],
  ['rogers.com', ['rogrs.com', 'rogers', 'rogers.ca', 'rogers.con']],
  ['shaw.ca', ['shwa.ca', 'shaw']],
  ['telus.net', ['tleus.net', 'telsu.net']],
  ['videotron.ca', ['videotorn.ca', 'videotron.com', 'vidéotron.ca']],
  ['sympatico.ca', ['simpatico.ca', 'sympatico.com', 'sympatico']],
  ['cogeco.ca', ['cogceo.ca', 'coegco.ca']],
  ['eastlink.ca', ['eastlnk.ca', 'eastlink.com']],
  ['sasktel.net', ['saktel.net', 'sasktel.ca']],
  [
    'garage-roy.com',
    ['garage-roy.con', 'garage-roy.cmo', 'garage-roy.comm', 'garage-roy.vom', 'garage-roy.cpm'],
  ],
  ['mail.garage-roy.com', ['mail.garage-roy.con']],
])('%s is likely meant by any of %j', (domain, typed) => {
  expect(typed.map(likelyDomain)).toEqual(typed.map(() => domain));
});

it.each([
  ...MAIL_DOMAINS,
  ...['hanmail.net', 'naver.com', 'qq.com', 'gmx.de', 'web.de', 'orange.fr', 'free.fr', 'pm.me', 'hey.com'],
  ...['yahoo.co.uk', 'yahoo.de', 'hotmail.co.uk', 'hotmail.ch', 'hotmail.it', 'outlook.es', 'live.nl'],
  ...[
    'canada.ca',
    'gouv.qc.ca',
    'utoronto.ca',
    'well.ca',
    'roberts.com',
    'belle.ca',
    'show.ca',
    'nl.rogers.com',
  ],
  ...[
    'garage-roy.ca',
    'mail.garage-roy.ca',
    'a.b.garage-roy.com',
    'garage-roy.co',
    'garage-roy.com.co',
    'garage-roy.cm',
  ],
  ...[
    'roy.auto',
    'roy.garage',
    'roy.coop',
    'roy.cam',
    'rogers.auto',
    'gmail.garage',
    'roy',
    'com',
    'comm',
    '',
  ],
])('%j is left alone', (domain) => {
  expect(likelyDomain(domain)).toBeNull();
});

it.each([
  'lea@garage-roy.ca]',
  'lea@garage-roy.ca)',
  'lea@[',
  'lea@*.(',
  '@gmial.com',
  'gmial.com',
  '',
  '@',
  'lea@+?',
])('nothing is likely in the place of %j', (typed) => expect(likelyAddress(typed)).toBeNull());
