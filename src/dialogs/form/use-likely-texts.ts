import { useRef, useState } from 'react';
import type { FormField, FormFields } from '@/data/form-fields';
import { findProblem } from './field-problem';
import { controlOf } from './form-controls';
import { likelyAddress } from './likely-address';
import { likelyPostalCode } from './likely-postal-code';

type Texts = Readonly<Record<string, string>>;

/** Suggests a correction by kind of field, or returns null if the text looks right. */
const LIKELY: Partial<Record<FormField['kind'], (typed: string) => string | null>> = {
  email: likelyAddress,
  postalCode: likelyPostalCode,
};

/** Keeps the suggested corrections for a form's fields, by field name. */
export function useLikelyTexts(fields: FormFields) {
  const [likely, setLikely] = useState<Texts>({});
  /** The text of each field when a correction was last suggested for it. */
  const offeredFor = useRef<Texts>({});

  /** Suggests corrections for the current values. Returns the first control with a new suggestion, or null. */
  function offerLikely(form: HTMLFormElement): HTMLElement | null {
    const found = Object.entries(fields).flatMap(([name, field]) => {
      const control = controlOf(form, name);
      const text = LIKELY[field.kind]?.(control.value) ?? null;
      // Suggests only values that can be sent.
      return text === null || findProblem(field, text) !== null ? [] : [{ name, control, text }];
    });
    setLikely(Object.fromEntries(found.map(({ name, text }) => [name, text])));
    const news = found.filter(({ name, control }) => offeredFor.current[name] !== control.value);
    offeredFor.current = Object.fromEntries(found.map(({ name, control }) => [name, control.value]));
    return news[0]?.control ?? null;
  }

  const withdrawLikely = (name: string) =>
    setLikely(({ [name]: _, ...otherSuggestions }) => otherSuggestions);
  return { likely, offerLikely, withdrawLikely };
}
