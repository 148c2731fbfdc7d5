import { waitlist } from '@/content/waitlist';
import { withProduct } from '@/lib/product-name';
import { settings } from '@/lib/settings';

/** What the visitor agrees to: launch e-mails, and nothing else (Decisions, Dialogs, forms, toasts). */
export function WaitlistConsent() {
  const [before, after] = withProduct(waitlist.consent).split('{contact}');
  return (
    <p className="text-sm wrap-anywhere text-muted-foreground">
      {before}
      <a className="underline underline-offset-2" href={`mailto:${settings.contactEmail}`}>
        {settings.contactEmail}
      </a>
      {after}
    </p>
  );
}
