import { useRef, useState } from 'react';
import { DRIVER_LIMITS } from '@/data/waitlist';
import { emailControl, problemOf } from './form-validation';
import { likelyAddress } from './likely-address';

/** The likely address in the place of one that is probably mistyped, in a form with one e-mail field. */
export function useLikelyAddress() {
  const [likely, setLikely] = useState<string | null>(null);
  /** The last address in whose place another was offered. */
  const offeredFor = useRef('');

  /** Offers it if there is one. Returns whether it was not offered before. */
  function offerLikely(form: HTMLFormElement): boolean {
    const control = emailControl(form);
    const found = likelyAddress(control.value);
    // What is offered can be sent.
    const isOffered = found !== null && problemOf(control, DRIVER_LIMITS.email, found) === null;
    setLikely(isOffered ? found : null);
    if (!isOffered || offeredFor.current === control.value) return false;
    offeredFor.current = control.value;
    return true;
  }

  return { likely, offerLikely, withdrawLikely: () => setLikely(null) };
}
