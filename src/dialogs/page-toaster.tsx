import { Toaster } from '@/components/ui/toaster';
import { regionNames } from '@/content/messages';

/** Id of the toaster for messages that outlive a dialog. */
const PAGE_TOASTER = 'page';

/** The toaster of the page, for messages about a dialog that has closed. */
function PageToaster() {
  return <Toaster id={PAGE_TOASTER} label={regionNames.page} position="bottom-right" />;
}

export { PAGE_TOASTER, PageToaster };
