import { useEffect } from 'react';
import { clearToasts, Toaster } from '@/components/ui/toaster';
import { regionNames } from '@/content/messages';

/** Id of the toaster for messages that outlive a dialog. */
const PAGE_TOASTER = 'page';

/** The toaster of the page, below its bar, for messages about a dialog that has closed. A press beside them dismisses them. */
function PageToaster() {
  useEffect(() => {
    const dismiss = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('[data-sonner-toast]')) clearToasts(PAGE_TOASTER);
    };
    document.addEventListener('pointerdown', dismiss);
    return () => document.removeEventListener('pointerdown', dismiss);
  }, []);
  return (
    <Toaster id={PAGE_TOASTER} label={regionNames.page} position="top-right" top="var(--bar-clearance)" />
  );
}

export { PAGE_TOASTER, PageToaster };
