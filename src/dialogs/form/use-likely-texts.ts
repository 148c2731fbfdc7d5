import { useRef, useState } from 'react';
import type { FormFields } from '@/data/form-fields';
import { problemOf } from './field-problem';
import { controlOf } from './form-controls';
import { likelyAddress } from './likely-address';

/** The likely address in the place of one that is probably mistyped, in a form with a field for one. */
export function useLikelyAddress(fields: FormFields) {
  const [likely, setLikely] = useState<string | null>(null);
  /** The last address in whose place another was offered. */
  const offeredFor = useRef('');

  /** Offers it if there is one. Returns the control for which it was not offered before. */
  function offerLikely(form: HTMLFormElement): HTMLElement | null {
    const [name, field] = Object.entries(fields).find(([, { kind }]) => kind === 'email') ?? [];
    if (name === undefined || field === undefined) return null;
    const control = controlOf(form, name);
    const found = likelyAddress(control.value);
    // What is offered can be sent.
    const isOffered = found !== null && problemOf(field, found) === null;
    setLikely(isOffered ? found : null);
    if (!isOffered || offeredFor.current === control.value) return null;
    offeredFor.current = control.value;
    return control;
  }

  return { likely, offerLikely, withdrawLikely: () => setLikely(null) };
}
