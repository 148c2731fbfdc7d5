import { type FieldProblem, fieldProblem } from './field-problem';

/** What is wrong with each control of a form, looked up by its name; empty when all may be sent. */
export function findProblems<Name extends string>(
  form: HTMLFormElement,
  limits: Record<Name, number>,
): Partial<Record<Name, FieldProblem>> {
  const problems: Partial<Record<Name, FieldProblem>> = {};
  for (const name of Object.keys(limits) as Name[]) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) throw new Error(`The form has no field ${name}`);
    const problem = fieldProblem(control.value, limits[name], control.validity.typeMismatch);
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}

/** Takes the visitor to the first control that is marked as invalid. */
export function focusFirstProblem(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/**
 * Keeps keyboard focus in the dialog while its controls are about to be disabled, which would drop it on the page.
 * Gives the way to put it back where it was, unless the visitor has moved on.
 */
export function holdFocus(form: HTMLFormElement): () => void {
  const held = document.activeElement;
  const dialog = form.closest<HTMLElement>('[role="dialog"]');
  dialog?.focus({ preventScroll: true });
  return () => {
    const now = document.activeElement;
    if (held instanceof HTMLElement && (now === dialog || now === document.body)) held.focus();
  };
}
