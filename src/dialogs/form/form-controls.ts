import type { FieldValues, FormField, FormFields } from '@/data/form-fields';

/** What browsers and keyboards do with words that are in no dictionary: they begin with a capital, and stand as typed. */
const WORDS = { autoCapitalize: 'words', autoCorrect: 'off', dir: 'auto' } as const;

/** Attributes of a control by its kind. */
export const CONTROLS = {
  words: WORDS,
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', autoCapitalize: 'none' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  // Not shown in capitals: a postal code that is not Canadian is stored as typed.
  postalCode: { autoComplete: 'postal-code', autoCapitalize: 'characters', autoCorrect: 'off' },
} as const satisfies Record<FormField['kind'], object>;

/** The control of a field. */
export function controlOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`The form has no field ${name}`);
  return control;
}

/** What the fields of a form show, which a browser may have filled in without an event. */
export function shownValues(form: HTMLFormElement, fields: FormFields): FieldValues<FormFields> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, controlOf(form, name).value]));
}

/** The name of the field for an e-mail address, if a form has one. */
export function emailNameOf(fields: FormFields): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.kind === 'email');
}
