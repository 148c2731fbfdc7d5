import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';
import { isBlank } from './form-validation';

/**
 * Enter goes to the next required field of a form that is blank; from the last field, or if there is none, it sends the
 * form. A key that is held down, perhaps since before the form was opened, does nothing.
 */
export function handleEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget, target, key, repeat, nativeEvent } = event;
  if (key !== 'Enter' || isComposing(nativeEvent)) return;
  if (repeat) event.preventDefault();
  if (repeat || !(target instanceof HTMLInputElement)) return;
  const inputs = [...currentTarget.querySelectorAll('input')];
  const place = inputs.indexOf(target);
  const others = [...inputs.slice(place + 1), ...inputs.slice(0, place)];
  const blank = others.find(({ required, value }) => required && isBlank(value));
  if (blank === undefined || place === inputs.length - 1) return;
  event.preventDefault();
  blank.focus();
}
