import { showToast } from '@/components/ui/toaster';
import type { FormDescription, FormMessage } from './form-description';

/** Messages that only the form shows, each with its substitute in the toast. */
const TOASTS: Partial<Record<FormMessage, FormMessage>> = { limited: 'failed', offline: 'failed' };

/** Shows a failure in a toast, and then scrolls the message in the form and the focused element into view. */
export function showFailure(
  form: HTMLFormElement,
  { messages }: FormDescription['content'],
  message: FormMessage,
): void {
  showToast({ ...messages[TOASTS[message] ?? message], tone: 'error' });
  // Waits until sonner has rendered the toast, for which the dialog makes room.
  setTimeout(() => {
    for (const part of [form.querySelector('[role="alert"]'), document.activeElement])
      part?.scrollIntoView({ block: 'nearest' });
  });
}
