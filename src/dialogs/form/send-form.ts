import { flushSync } from 'react-dom';
import { showToast } from '@/components/ui/toaster';
import { columnsOf, type FieldValues, type FormFields } from '@/data/form-fields';
import { failure } from '@/data/insert-row';
import { finishSending } from '@/dialogs/open-dialog';
import type { FormDescription, FormMessage } from './form-description';

/**
 * Sends the form of a locked dialog, and unlocks it. A success empties the form, closes the dialog and is said in a toast; returned is
 * what a form that was not stored has to say, or null.
 */
export async function sendForm(
  form: HTMLFormElement,
  values: FieldValues<FormFields>,
  { content, fields, typed, send, welcome }: FormDescription,
): Promise<FormMessage | null> {
  const dialog = form.closest<HTMLElement>('[role="dialog"]');
  // Disabling what has the focus would move it to the page.
  dialog?.focus({ preventScroll: true });
  const row = columnsOf(fields, values);
  // Whatever else it does, such as counting, must not leave the dialog locked.
  const result = await send(row).catch((error: unknown) => failure('failed', String(error)));
  if (!result.ok) {
    const { reason, cause } = result;
    if (reason !== 'duplicate') console.error('Submission failed', cause);
    finishSending('failed');
    return reason === 'failed' && !navigator.onLine ? 'offline' : reason;
  }
  // A link of the form that has the focus would lose it as the dialog closes, and the form would keep what it shows.
  dialog?.focus({ preventScroll: true });
  // Rendered first: closing the dialog dismisses the messages before this one.
  flushSync(() => {
    typed.set(typed.initial);
    finishSending('sent');
  });
  showToast({ ...content.messages.success, next: welcome?.(row), tone: 'success' });
  return null;
}
