import type { ComponentProps } from 'react';
import type { Field } from '@/components/ui/field';
import type { FieldValues, FormField, FormFields } from '@/data/form-fields';

/** What browsers and keyboards do with words that are in no dictionary: they begin with a capital, and stand as typed. */
const WORDS = { autoCapitalize: 'words', autoCorrect: 'off', dir: 'auto' } as const;

/** Properties of a field by its kind. */
export const CONTROLS = {
  words: WORDS,
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', autoCapitalize: 'none' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  // Not shown in capitals: a postal code that is not Canadian is stored as typed.
  postalCode: { autoComplete: 'postal-code', autoCapitalize: 'characters', autoCorrect: 'off' },
} as const satisfies Record<FormField['kind'], Partial<ComponentProps<typeof Field>>>;

type Control = HTMLInputElement | HTMLSelectElement;

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The control of a field. */
export function controlOf(form: HTMLFormElement, name: string): Control {
  const control = form.elements.namedItem(name);
  if (!isControl(control)) throw new Error(`The form has no field ${name}`);
  return control;
}

/** What the fields of a form show, which a browser may have filled in without an event. */
export function shownValues(form: HTMLFormElement, fields: FormFields): FieldValues<FormFields> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, controlOf(form, name).value]));
}
