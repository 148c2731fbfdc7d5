import { normalizeEmail, normalizeLine } from '@/lib/normalize-typed';

/** A character that is visible; the database's not-blank checks use the same classes. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export type FieldProblem = 'missing' | 'tooLong' | 'invalid';

/** Whether a value is empty after trimming, or has invisible characters only. */
export function isBlank(value: string): boolean {
  return !VISIBLE.test(value);
}

/** What the browser knows of a control. */
type Control = Pick<HTMLInputElement, 'type' | 'value' | 'required'> & {
  validity: Pick<ValidityState, 'typeMismatch'>;
};

/** A domain with a full stop in it. Browsers accept one without. */
const FULL_ADDRESS = /\.[^.@]+$/;

/**
 * What keeps a value from being sent, or null. `limit` is in bytes, as the database counts. `typeMismatch` is the
 * browser's verdict on an e-mail address; nothing else is checked.
 */
export function fieldProblem(
  { type, value, required, validity }: Control,
  limit: number,
): FieldProblem | null {
  if (isBlank(value)) return required ? 'missing' : null;
  if (new TextEncoder().encode(normalizeLine(value)).length > limit) return 'tooLong';
  return validity.typeMismatch || (type === 'email' && !FULL_ADDRESS.test(value)) ? 'invalid' : null;
}

/** What keeps a control's value, or another one in its place, from being sent. An address is judged as it is stored. */
export function problemOf(
  control: HTMLInputElement,
  limit: number,
  value = control.value,
): FieldProblem | null {
  if (control.type !== 'email') return fieldProblem(control, limit);
  const stored = control.cloneNode() as HTMLInputElement;
  stored.value = normalizeEmail(value) || value;
  return fieldProblem(stored, limit);
}

/** The controls of a form by name. */
function controlsOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  return names.map((name) => {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) throw new Error(`The form has no field ${name}`);
    return [name, control] as const;
  });
}

/** The e-mail field, which both forms have. */
export function emailControl(form: HTMLFormElement): HTMLInputElement {
  const control = form.querySelector<HTMLInputElement>('[type="email"]');
  if (control === null) throw new Error('The form has no field for an e-mail address');
  return control;
}

/** What the fields of a form show, which a browser may have filled in without an event. */
export function shownValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const values = controlsOf(form, names).map(([name, { value }]) => [name, value]);
  return Object.fromEntries(values) as Record<Name, string>;
}

/** The problems of a form's controls by name; empty when the form may be sent. */
export function findProblems<Name extends string>(
  form: HTMLFormElement,
  limits: Record<Name, number>,
): Partial<Record<Name, FieldProblem>> {
  const problems: Partial<Record<Name, FieldProblem>> = {};
  for (const [name, control] of controlsOf(form, Object.keys(limits) as Name[])) {
    const problem = problemOf(control, limits[name]);
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}

/**
 * Moves focus to the dialog before its controls are disabled, which would move it to the page. Returns a function that
 * restores it unless the visitor has moved it since.
 */
export function holdFocus(form: HTMLFormElement): () => void {
  const held = document.activeElement;
  const dialog = form.closest<HTMLElement>('[role="dialog"]');
  dialog?.focus({ preventScroll: true });
  return () => {
    const now = document.activeElement;
    if (held instanceof HTMLElement && (now === dialog || now === document.body))
      held.focus({ preventScroll: true });
  };
}
