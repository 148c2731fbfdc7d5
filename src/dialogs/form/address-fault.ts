import type { AddressFault } from '@/content/form-content';

/** A domain that ends as domains do: browsers accept one without a full stop, a number and a single letter. */
const FULL_ADDRESS = /\.(?!\d+$)[^.@]{2,}$/;

/** The characters of an address, as the database has them. */
const PLAIN = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]*@[A-Za-z0-9.-]*$/;

/**
 * What is wrong with an address, cleaned as it is stored; null if nothing is. Whether it is one the browser decides, as for any
 * field of that type; this says what to change.
 */
export function addressFault(address: string): AddressFault | null {
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
