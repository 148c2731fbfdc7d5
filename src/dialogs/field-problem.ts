/** A character that shows something; the database's blank checks know the same ones for nothing. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export type FieldProblem = 'missing' | 'tooLong' | 'invalid';

/** Whether nothing stands in a field once it is trimmed (Specification, section 5). */
export function isBlank(value: string): boolean {
  return !VISIBLE.test(value);
}

/**
 * What keeps a value from being sent, or null. `limit` counts characters as the database does, by code point;
 * `mistyped` is the browser's own verdict on an e-mail address (Specification, section 5: no other format checks).
 */
export function fieldProblem(value: string, limit: number, mistyped: boolean): FieldProblem | null {
  if (isBlank(value)) return 'missing';
  if (Array.from(value.trim()).length > limit) return 'tooLong';
  return mistyped ? 'invalid' : null;
}
