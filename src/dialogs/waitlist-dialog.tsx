import { Field } from '@/components/ui/field';
import { waitlist } from '@/content/waitlist';
import { DRIVER_LIMITS, registerDriver } from '@/data/waitlist';
import { emailDomain } from '@/lib/email-domain';
import { FormDialog } from './form-dialog';
import { useFormDialog } from './use-form-dialog';
import { WaitlistConsent } from './waitlist-consent';

interface WaitlistDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Follows a successful registration: the new row's id and the part of the address after the @. */
  onRegistered: (driver: { id: string; emailDomain: string | null }) => void;
}

/** Takes a driver's address and postal code for the waitlist (Specification, sections 2, 4 and 5). */
export function WaitlistDialog({ open, onOpenChange, onRegistered }: WaitlistDialogProps) {
  const form = useFormDialog({
    open,
    onOpenChange,
    words: waitlist,
    limits: DRIVER_LIMITS,
    send: (values) =>
      registerDriver({
        ...values,
        userAgent: navigator.userAgent,
        referrer: document.referrer === '' ? null : document.referrer,
      }),
    onSent: ({ id }, { email }) => onRegistered({ id, emailDomain: emailDomain(email) }),
  });
  return (
    <FormDialog size="narrow" form={form}>
      <Field
        {...form.field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      {/* Shown as typed, not in capitals: what is no Canadian code is stored as typed. */}
      <Field
        {...form.field('postalCode')}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        inputClassName="tracking-[0.06em] tabular-nums"
      />
      <WaitlistConsent />
    </FormDialog>
  );
}
