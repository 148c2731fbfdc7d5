import { flushSync } from 'react-dom';
import { showToast } from '@/components/ui/toaster';
import { columnsOf, type FieldValues, type FormFields } from '@/data/form-fields';
import { finishSending } from '@/dialogs/dialog-location';
import type { FormDescription } from './form-description';
import { holdFocus } from './hold-focus';

/** The message in a form about its last attempt. */
export type FormMessage = Exclude<keyof FormDescription['content']['messages'], 'success'>;

/**
 * Sends the form of a locked dialog, and says in a toast what came of it. A success empties the form and closes the dialog;
 * after a failure `onFailure` gets the message for the form.
 */
export async function sendForm(
  form: HTMLFormElement,
  values: FieldValues<FormFields>,
  { content, fields, typed, send, welcome }: FormDescription,
  onFailure: (message: FormMessage) => void,
): Promise<void> {
  const restoreFocus = holdFocus(form);
  const row = columnsOf(fields, values);
  const result = await send(row);
  if (result.ok) {
    // Rendered first: closing the dialog dismisses the messages before this one.
    flushSync(() => {
      typed.set(typed.initial);
      finishSending('sent');
    });
    showToast({ ...content.messages.success, ...welcome?.(row), tone: 'success' });
    return;
  }
  const { reason, cause } = result;
  if (reason !== 'duplicate') console.error('Submission failed', cause);
  flushSync(() => {
    finishSending('failed');
    onFailure(reason === 'failed' && !navigator.onLine ? 'offline' : reason);
  });
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  restoreFocus();
  showToast({ ...content.messages[reason === 'limited' ? 'failed' : reason], tone: 'error' });
}
