import { ContactText } from '@/components/contact-text';
import { Field } from '@/components/ui/field';
import { waitlistForm } from '@/content/waitlist-form';
import { DRIVER_LIMITS, registerDriver } from '@/data/waitlist';
import { settings, withProduct } from '@/lib/settings';
import { FormDialog } from './form-dialog';
import { useFormDialog } from './use-form-dialog';

interface WaitlistDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after a successful registration with the id of the new row. */
  onRegistered: (id: string, email: string) => void;
}

/** The form for drivers who join the waitlist. */
export function WaitlistDialog({ open, onOpenChange, onRegistered }: WaitlistDialogProps) {
  const form = useFormDialog({
    open,
    onOpenChange,
    content: waitlistForm,
    limits: DRIVER_LIMITS,
    send: (values) =>
      registerDriver({
        ...values,
        userAgent: navigator.userAgent,
        referrer: document.referrer,
      }),
    onSent: ({ id }, { email }) => onRegistered(id, email),
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
      {/* Not shown in capitals: a postal code that is not Canadian is stored as typed. */}
      <Field
        {...form.field('postalCode')}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        inputClassName="tracking-[0.06em] tabular-nums"
      />
      <p className="text-sm wrap-anywhere text-muted-foreground">
        <ContactText text={withProduct(waitlistForm.consent)} />
        {settings.mailingAddress !== '' && <span className="block">{settings.mailingAddress}</span>}
      </p>
    </FormDialog>
  );
}
