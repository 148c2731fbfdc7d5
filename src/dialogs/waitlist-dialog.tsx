import { ContactText } from '@/components/contact-text';
import { Field } from '@/components/ui/field';
import { waitlistForm } from '@/content/forms';
import { DRIVER_LIMITS, registerDriver } from '@/data/waitlist';
import { settings, withProduct } from '@/lib/settings';
import { EMAIL, FormDialog, POSTAL_CODE } from './form-dialog';
import { type FormDialogSession, useFormDialog } from './use-form-dialog';

const CONTROLS = { email: EMAIL, postalCode: POSTAL_CODE };

interface WaitlistDialogProps extends FormDialogSession {
  /** Called after a successful registration with the id of the new row. */
  onRegistered: (id: string, email: string) => void;
}

/** The form for drivers who join the waitlist. */
export function WaitlistDialog({ onRegistered, ...session }: WaitlistDialogProps) {
  const form = useFormDialog({
    ...session,
    content: waitlistForm,
    controls: CONTROLS,
    limits: DRIVER_LIMITS,
    send: (values) =>
      registerDriver({ ...values, userAgent: navigator.userAgent, referrer: document.referrer }),
    onSent: ({ id }, { email }) => onRegistered(id, email),
  });
  return (
    <FormDialog size="narrow" form={form}>
      {form.fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      <p className="text-sm wrap-anywhere text-muted-foreground">
        <ContactText text={withProduct(waitlistForm.consent)} />
        {settings.mailingAddress !== '' && <span className="block">{settings.mailingAddress}</span>}
      </p>
    </FormDialog>
  );
}
