import { expect, it } from 'vitest';
import { emailDomain } from '@/lib/email-domain';

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
