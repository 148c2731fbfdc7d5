import { showToast } from '@/components/ui/toaster';
import type { FormDescription, FormMessage } from './form-description';

/** What a toast says of a message that stands in the form alone. */
const TOASTS: Partial<Record<FormMessage, FormMessage>> = { limited: 'failed', offline: 'failed' };

/** Shows a failure in a toast; then the message in the form and what has the focus stay in sight. */
export function showFailure(
  form: HTMLFormElement,
  { messages }: FormDescription['content'],
  message: FormMessage,
): void {
  showToast({ ...messages[TOASTS[message] ?? message], tone: 'error' });
  // sonner shows it in a task of its own, and the dialog makes room for it.
  setTimeout(() => {
    for (const part of [form.querySelector('[role="alert"]'), document.activeElement])
      part?.scrollIntoView({ block: 'nearest' });
  });
}
