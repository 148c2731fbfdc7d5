import { flushSync } from 'react-dom';
import { showToast } from '@/components/ui/toaster';
import type { Message } from '@/content/form-content';
import { columnsOf, type FieldValues, type FormFields } from '@/data/form-fields';
import { failure } from '@/data/insert-row';
import { finishSending } from '@/dialogs/open-dialog';
import type { FormDescription } from './form-description';

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
  const focused = document.activeElement;
  const dialog = form.closest<HTMLElement>('[role="dialog"]');
  // Disabling what has the focus would move it to the page.
  dialog?.focus({ preventScroll: true });
  const row = columnsOf(fields, values);
  // Whatever else it does, such as counting, must not leave the dialog locked.
  const result = await send(row).catch((error: unknown) => failure('failed', String(error)));
  if (result.ok) {
    // A link of the form that has the focus would lose it as the dialog closes, and the form would keep what it shows.
    dialog?.focus({ preventScroll: true });
    // Rendered first: closing the dialog dismisses the messages before this one.
    flushSync(() => {
      typed.set(typed.initial);
      finishSending('sent');
    });
    showToast({ ...content.messages.success, next: welcome?.(row), tone: 'success' });
    return;
  }
  const { reason, cause } = result;
  if (reason !== 'duplicate') console.error('Submission failed', cause);
  flushSync(() => {
    finishSending('failed');
    onFailure(reason === 'failed' && !navigator.onLine ? 'offline' : reason);
  });
  const isMoved = document.activeElement !== dialog && document.activeElement !== document.body;
  if (focused instanceof HTMLElement && !isMoved) focused.focus();
  showError(form, content.messages[reason === 'limited' ? 'failed' : reason]);
}

/** Shows a failure in a toast; then the message in the form and what has the focus stay in sight. */
export function showError(form: HTMLFormElement, message: Message): void {
  showToast({ ...message, tone: 'error' });
  // sonner shows it in a task of its own, and the dialog makes room for it.
  setTimeout(() => {
    for (const part of [form.querySelector('[role="alert"]'), document.activeElement])
      part?.scrollIntoView({ block: 'nearest' });
  });
}
