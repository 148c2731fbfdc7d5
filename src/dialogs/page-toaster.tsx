import { Toaster } from '@/components/ui/toaster';
import { notices } from '@/content/notices';

/** Id of the place for toasts that outlive a dialog: its success. */
export const PAGE_TOASTER = 'page';

/** Where a toast appears once its dialog has closed. Belongs on the page once. */
export function PageToaster() {
  return (
    <Toaster id={PAGE_TOASTER} label={notices.page} dismissLabel={notices.dismiss} position="bottom-right" />
  );
}
