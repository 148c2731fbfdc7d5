import type { ComponentProps } from 'react';
import type { Field } from '@/components/ui/field';
import type { FieldValues, FormField, FormFields } from '@/data/form-fields';

/** Props for the control of each kind of field. */
export const CONTROLS = {
  // In names and addresses, on-screen keyboards capitalize each word, and browsers correct nothing.
  text: { autoCapitalize: 'words', autoCorrect: 'off', dir: 'auto' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', autoCapitalize: 'none' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  // Lowercase letters are displayed as typed, because foreign postal codes are stored as typed.
  postalCode: { autoComplete: 'postal-code', autoCapitalize: 'characters', autoCorrect: 'off' },
} as const satisfies Record<FormField['kind'], Partial<ComponentProps<typeof Field>>>;

type Control = HTMLInputElement | HTMLSelectElement;

/** Whether an event's target is the control of a field. */
export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * Returns the control of a field.
 * @throws Error if the form has no such control.
 */
export function controlOf(form: HTMLFormElement, name: string): Control {
  const control = form.elements.namedItem(name);
  if (!isControl(control)) throw new Error(`The form has no field ${name}`);
  return control;
}

/** Reads the values from the DOM, because a browser may have filled in fields without firing an event. */
export function readFieldValues(form: HTMLFormElement, fields: FormFields): FieldValues<FormFields> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, controlOf(form, name).value]));
}
