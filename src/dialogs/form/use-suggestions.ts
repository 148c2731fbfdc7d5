import { useRef, useState } from 'react';
import type { FormField, FormFields } from '@/data/form-fields';
import { findProblem } from './field-problem';
import { controlOf } from './form-controls';
import { suggestEmail } from './suggest-email';
import { suggestPostalCode } from './suggest-postal-code';

type Texts = Readonly<Record<string, string>>;

/** Functions that suggest a correction for typed text, by kind of field. They return null if the text looks right. */
const SUGGEST: Partial<Record<FormField['kind'], (typed: string) => string | null>> = {
  email: suggestEmail,
  postalCode: suggestPostalCode,
};

/** Manages the suggested corrections for a form, by field name. */
export function useSuggestions(fields: FormFields) {
  const [suggestions, setSuggestions] = useState<Texts>({});
  /** The text of each field when a correction was last suggested for it. */
  const suggestedFor = useRef<Texts>({});

  /** Suggests corrections for the current values. Returns the first control with a new suggestion, or null. */
  function showSuggestions(form: HTMLFormElement): HTMLElement | null {
    const found = Object.entries(fields).flatMap(([name, field]) => {
      const control = controlOf(form, name);
      const text = SUGGEST[field.kind]?.(control.value) ?? null;
      // Suggests only values that can be sent.
      return text === null || findProblem(field, text) !== null ? [] : [{ name, control, text }];
    });
    setSuggestions(Object.fromEntries(found.map(({ name, text }) => [name, text])));
    const notShownBefore = found.filter(({ name, control }) => suggestedFor.current[name] !== control.value);
    suggestedFor.current = Object.fromEntries(found.map(({ name, control }) => [name, control.value]));
    return notShownBefore[0]?.control ?? null;
  }

  const removeSuggestion = (name: string) =>
    setSuggestions(({ [name]: _, ...otherSuggestions }) => otherSuggestions);
  return { suggestions, showSuggestions, removeSuggestion };
}
