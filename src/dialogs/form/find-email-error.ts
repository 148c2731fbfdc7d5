import type { EmailError } from '@/content/form-content';

/**
 * A domain with a plausible ending. Browsers also accept a domain without a dot, or one that ends in a number or a
 * single letter.
 */
const FULL_ADDRESS = /\.(?!\d+$)[^.@]{2,}$/;

/** The characters that the database accepts in an address. */
const PLAIN = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]*@[A-Za-z0-9.-]*$/;

/**
 * Returns the fault of an email address that has been cleaned for storage, or null. The browser decides whether the address
 * is valid, except that the domain must be complete.
 */
export function findEmailError(address: string): EmailError | null {
  const judge = document.createElement('input');
  judge.type = 'email';
  judge.value = address;
  if (!judge.validity.typeMismatch && FULL_ADDRESS.test(address)) return null;
  const [name = '', domain, second] = address.split('@');
  if (domain === undefined) return 'noAt';
  if (second !== undefined) return 'secondAt';
  if (/\s/.test(address)) return 'space';
  if (/[^ -~]/.test(name)) return 'letter';
  return PLAIN.test(address) ? 'incomplete' : 'sign';
}
