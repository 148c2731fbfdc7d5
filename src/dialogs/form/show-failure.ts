import { showToast } from '@/components/ui/toaster';
import type { FormDescription, FormMessage } from './form-description';

/** Shows a toast, and then scrolls the form's own message and the focused element into view. */
export function showFailure(
  form: HTMLFormElement,
  { messages }: FormDescription['content'],
  message: FormMessage,
): void {
  showToast({ ...messages[message], tone: 'error' });
  // Waits until sonner has rendered the toast, because the dialog becomes smaller to make room for it.
  setTimeout(() => {
    for (const part of [form.querySelector('[role="alert"]'), document.activeElement])
      part?.scrollIntoView({ block: 'nearest' });
  });
}
