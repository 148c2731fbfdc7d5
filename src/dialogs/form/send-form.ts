import { flushSync } from 'react-dom';
import { showToast } from '@/components/ui/toaster';
import { columnsOf, type FieldValues, type FormFields } from '@/data/form-fields';
import { createFailure } from '@/data/insert-row';
import { finishSending } from '@/dialogs/open-dialog';
import type { FormDescription, FormMessage } from './form-description';

/**
 * Sends the form of a dialog that `startSending` has locked, and unlocks the dialog. If the row was stored, clears the form,
 * closes the dialog, shows a toast and returns null. Otherwise returns the message for the form.
 */
export async function sendForm(
  form: HTMLFormElement,
  values: FieldValues<FormFields>,
  { content, fields, draft, send, describeNextStep }: FormDescription,
): Promise<FormMessage | null> {
  const dialog = form.closest<HTMLElement>('[role="dialog"]');
  // Moves the focus to the dialog, because a focused control loses the focus when it is disabled.
  dialog?.focus({ preventScroll: true });
  const row = columnsOf(fields, values);
  // An error in `send`, such as one while tracking an event, must not leave the dialog locked.
  const result = await send(row).catch((error: unknown) => createFailure('failed', String(error)));
  if (!result.ok) {
    const { reason, cause } = result;
    if (reason !== 'duplicate') console.error('Submission failed', cause);
    finishSending('failed');
    return reason === 'failed' && !navigator.onLine ? 'offline' : reason;
  }
  // Moves the focus to the dialog again, because the visitor may have focused a link in the form. The link would lose the
  // focus when the dialog closes, and `onBlur` would store the typed values again.
  dialog?.focus({ preventScroll: true });
  // Closing the dialog dismisses earlier toasts, so React renders the closed dialog before the new toast is shown.
  flushSync(() => {
    draft.set(draft.initial);
    finishSending('sent');
  });
  showToast({ ...content.messages.success, next: describeNextStep?.(row), tone: 'success' });
  return null;
}
