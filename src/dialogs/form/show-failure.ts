import { showToast } from '@/components/ui/toaster';
import type { FormDescription, FormMessage } from './form-description';

/** Shows a failure in a toast, and then scrolls the message in the form and the focused element into view. */
export function showFailure(
  form: HTMLFormElement,
  { messages }: FormDescription['content'],
  message: FormMessage,
): void {
  showToast({ ...messages[message], tone: 'error' });
  // Waits until sonner has rendered the toast, for which the dialog makes room.
  setTimeout(() => {
    for (const part of [form.querySelector('[role="alert"]'), document.activeElement])
      part?.scrollIntoView({ block: 'nearest' });
  });
}
