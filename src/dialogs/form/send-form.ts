import { flushSync } from 'react-dom';
import { showToast } from '@/components/ui/toaster';
import type { FieldValues, FormFields } from '@/data/form-fields';
import type { InsertFailure } from '@/data/insert-row';
import { finishSending } from '@/dialogs/dialog-location';
import type { FormDescription } from './form-description';
import { holdFocus } from './hold-focus';

/** The message in a form about its last attempt. */
export type FormMessage = 'missing' | 'offline' | InsertFailure['reason'];

/**
 * Sends the form of a locked dialog, and says in a toast what came of it. A success empties the form and closes the dialog;
 * after a failure `say` gets the message for the form.
 */
export async function sendForm<Fields extends FormFields, Sent extends { ok: true }>(
  form: HTMLFormElement,
  values: FieldValues<Fields>,
  { content, typed, send, onSent, onDuplicate, next, action }: FormDescription<Fields, Sent>,
  say: (message: FormMessage) => void,
): Promise<void> {
  const restoreFocus = holdFocus(form);
  const result = await send(values);
  if (result.ok) {
    onSent?.(result, values);
    // Rendered first: closing the dialog dismisses the messages before this one.
    flushSync(() => {
      typed.set(typed.initial);
      finishSending('sent');
    });
    showToast({
      ...content.messages.success,
      next: next?.(values),
      action: action?.(values),
      tone: 'success',
    });
    return;
  }
  const { reason, cause } = result;
  if (reason === 'duplicate') onDuplicate?.(values);
  else console.error('Submission failed', cause);
  flushSync(() => {
    finishSending('failed');
    say(reason === 'failed' && !navigator.onLine ? 'offline' : reason);
  });
  restoreFocus();
  showToast({ ...content.messages[reason === 'limited' ? 'failed' : reason], tone: 'error' });
}
