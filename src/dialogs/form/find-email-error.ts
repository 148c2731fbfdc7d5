import type { EmailError } from '@/content/form-content';

/**
 * Matches the end of an email address whose domain is complete. Browsers also accept a domain without a dot, or one that
 * ends in a number or in a single letter.
 */
const FULL_DOMAIN = /\.(?!\d+$)[^.@]{2,}$/;

/** Matches an email address that contains only characters that the database accepts. */
const ALLOWED = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]*@[A-Za-z0-9.-]*$/;

/**
 * Returns the fault in an email address that has been cleaned for storage, or null. The browser decides whether the address
 * is valid, except that the domain must be complete.
 */
export function findEmailError(email: string): EmailError | null {
  const input = document.createElement('input');
  input.type = 'email';
  input.value = email;
  if (!input.validity.typeMismatch && FULL_DOMAIN.test(email)) return null;
  const [name = '', domain, second] = email.split('@');
  if (domain === undefined) return 'noAt';
  if (second !== undefined) return 'secondAt';
  if (/\s/.test(email)) return 'space';
  if (/[^ -~]/.test(name)) return 'nonAscii';
  return ALLOWED.test(email) ? 'incomplete' : 'forbidden';
}
