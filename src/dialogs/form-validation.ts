import { normalizeEmail } from '@/data/normalize';

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

/**
 * What keeps a value from being sent, or null. `limit` is in bytes, as the database counts. `typeMismatch` is the
 * browser's verdict on an e-mail address; nothing else is checked.
 */
export function fieldProblem(
  { type, value, required, validity }: Control,
  limit: number,
): FieldProblem | null {
  if (isBlank(value)) return required ? 'missing' : null;
  // A domain is longer in ASCII.
  const stored = type === 'email' ? normalizeEmail(value) : value.trim();
  if (new TextEncoder().encode(stored).length > limit) return 'tooLong';
  return validity.typeMismatch ? 'invalid' : null;
}

/** The problems of a form's controls by name; empty when the form may be sent. */
export function findProblems<Name extends string>(
  form: HTMLFormElement,
  limits: Record<Name, number>,
): Partial<Record<Name, FieldProblem>> {
  const problems: Partial<Record<Name, FieldProblem>> = {};
  for (const name of Object.keys(limits) as Name[]) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) throw new Error(`The form has no field ${name}`);
    const problem = fieldProblem(control, limits[name]);
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
