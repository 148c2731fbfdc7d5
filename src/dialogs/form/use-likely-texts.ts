import { useRef, useState } from 'react';
import type { FormField, FormFields } from '@/data/form-fields';
import { problemOf } from './field-problem';
import { controlOf } from './form-controls';
import { likelyAddress } from './likely-address';
import { likelyPostalCode } from './likely-postal-code';

type Texts = Readonly<Record<string, string>>;

/** What is likely meant by a text that is probably mistyped, by the kind of its field; null for any other text. */
const LIKELY: Partial<Record<FormField['kind'], (typed: string) => string | null>> = {
  email: likelyAddress,
  postalCode: likelyPostalCode,
};

/** The likely texts in the place of those that are probably mistyped, by field. */
export function useLikelyTexts(fields: FormFields) {
  const [likely, setLikely] = useState<Texts>({});
  /** The last text of each field in whose place another was offered. */
  const offeredFor = useRef<Texts>({});

  /** Offers those that there are. Returns the first control for whose text none was offered before. */
  function offerLikely(form: HTMLFormElement): HTMLElement | null {
    const found = Object.entries(fields).flatMap(([name, field]) => {
      const control = controlOf(form, name);
      const text = LIKELY[field.kind]?.(control.value) ?? null;
      // What is offered can be sent.
      return text === null || problemOf(field, text) !== null ? [] : [{ name, control, text }];
    });
    setLikely(Object.fromEntries(found.map(({ name, text }) => [name, text])));
    const news = found.filter(({ name, control }) => offeredFor.current[name] !== control.value);
    offeredFor.current = Object.fromEntries(found.map(({ name, control }) => [name, control.value]));
    return news[0]?.control ?? null;
  }

  const withdrawLikely = (name: string) => setLikely(({ [name]: _, ...others }) => others);
  return { likely, offerLikely, withdrawLikely };
}
