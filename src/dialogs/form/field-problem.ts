import type { EmailError } from '@/content/form-content';
import { type FieldValues, type FormField, type FormFields, normalizeValue } from '@/data/form-fields';
import { isBlank } from '@/lib/normalize-typed';
import { findEmailError } from './find-email-error';

/** The reason why a value cannot be sent. */
export type FieldProblem = 'missing' | 'tooLong' | EmailError;

/** Whether a required field is blank. */
export const isMissing = ({ required }: FormField, value: string): boolean => required && isBlank(value);

/**
 * Returns what prevents a value from being sent, or null. Checks the value as it will be stored, and its length in bytes, as
 * the database does.
 */
export function findProblem(field: FormField, value: string): FieldProblem | null {
  const { kind, maxBytes = Number.POSITIVE_INFINITY } = field;
  if (isMissing(field, value)) return 'missing';
  if (isBlank(value)) return null;
  const stored = normalizeValue(field, value);
  if (new TextEncoder().encode(stored).length > maxBytes) return 'tooLong';
  return kind === 'email' ? findEmailError(stored) : null;
}

/** Returns the problems of a form by field name. */
export function findProblems(fields: FormFields, values: FieldValues<FormFields>) {
  const problems: Record<string, FieldProblem> = {};
  for (const [name, field] of Object.entries(fields)) {
    const problem = findProblem(field, values[name] ?? '');
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}
