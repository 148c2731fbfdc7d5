import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';
import type { FormFields } from '@/data/form-fields';
import { isMissing } from './field-problem';
import { controlOf, readFieldValues } from './form-controls';

/**
 * Moves the focus to the next blank required field when the visitor presses Enter. In the last field, or if no other
 * required field is blank, Enter sends the form. In a select, Enter keeps its native behavior.
 */
export function handleEnter(event: KeyboardEvent<HTMLFormElement>, fields: FormFields): void {
  const { currentTarget, target, key, nativeEvent } = event;
  if (key !== 'Enter' || isComposing(nativeEvent) || !(target instanceof HTMLInputElement)) return;
  const names = Object.keys(fields);
  const index = names.indexOf(target.name);
  const values = readFieldValues(currentTarget, fields);
  const otherFields = [...names.slice(index + 1), ...names.slice(0, index)];
  const blank = otherFields.find((name) => {
    const field = fields[name];
    return field !== undefined && isMissing(field, values[name] ?? '');
  });
  if (blank === undefined || index === names.length - 1) return;
  event.preventDefault();
  controlOf(currentTarget, blank).focus();
}
