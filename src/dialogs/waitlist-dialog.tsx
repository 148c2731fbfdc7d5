import { useState } from 'react';
import { flushSync } from 'react-dom';
import { calculateSavings } from '@/calculator/calculate-savings';
import { isRareWork } from '@/calculator/prices';
import { type CalculatorInput, isChanged } from '@/calculator/types';
import { ContactText } from '@/components/contact-text';
import { JoinedPlate } from '@/components/licence-plate';
import { ShareButton } from '@/components/share-button';
import { services } from '@/content/calculator-choices';
import { formats } from '@/content/formats';
import { waitlistForm } from '@/content/forms';
import { storedPostalCode } from '@/data/stored-text';
import { DRIVER_LIMITS, registerDriver } from '@/data/waitlist';
import { useEstimate, useEstimateShown } from '@/hooks/use-estimate';
import { setPlate, useOfferedCode, usePlate } from '@/hooks/use-plate';
import { fillIn } from '@/lib/fill-in';
import { settings, withProduct } from '@/lib/settings';
import { EMAIL, FormDialog, POSTAL_CODE } from './form-dialog';
import { FormField } from './form-field';
import { useFormDialog } from './use-form-dialog';
import { Welcome } from './welcome';

const CONTROLS = { email: EMAIL, postalCode: POSTAL_CODE };

interface WaitlistDialogProps {
  /** Called after a registration with the id of the new row and the address as typed. */
  onRegistered: (id: string, email: string) => void;
}

/** The form for drivers who join the waitlist, and a welcome for those who have. */
function WaitlistDialog({ onRegistered }: WaitlistDialogProps) {
  const estimate = useEstimate();
  const isChosen = useEstimateShown() || isChanged(estimate);
  const plate = usePlate();
  // What the dialog shows does not change while it closes.
  const [welcomed, setWelcomed] = useState(plate);
  const form = useFormDialog({
    name: 'waitlist',
    content: waitlistForm,
    controls: CONTROLS,
    limits: DRIVER_LIMITS,
    send: (values) =>
      registerDriver({ ...values, userAgent: navigator.userAgent, referrer: document.referrer }),
    onSent({ id }, { email, postalCode }) {
      onRegistered(id, email);
      setPlate(storedPostalCode(postalCode));
    },
    action: ({ postalCode }) => (
      <>
        <JoinedPlate className="text-xs" postalCode={storedPostalCode(postalCode)} />
        <ShareButton variant="outline" size="sm" className="max-w-max grow basis-0 wrap-normal" />
      </>
    ),
    prefill: useOfferedCode(),
    onOpen: () => setWelcomed(plate),
  });

  const showForm = () => {
    flushSync(() => setWelcomed(undefined));
    document.querySelector<HTMLInputElement>('[role="dialog"] input')?.focus({ preventScroll: true });
  };

  return (
    <FormDialog
      size="narrow"
      form={form}
      offer={<ShareButton variant="outline" size="sm" />}
      instead={welcomed && <Welcome postalCode={welcomed} onAnother={showForm} />}
    >
      {isChosen && <EstimateNote {...estimate} />}
      <div className="grid gap-4.5 sm:short:grid-cols-2">
        {form.fields.map((field) => (
          <FormField key={field.name} {...field} />
        ))}
      </div>
      <p className="text-muted-foreground text-sm wrap-anywhere">
        <ContactText text={withProduct(waitlistForm.consent)} />
        {settings.mailingAddress !== '' && <span className="block">{settings.mailingAddress}</span>}
      </p>
    </FormDialog>
  );
}

/** The visitor's own estimate; it is not stored. */
function EstimateNote(input: CalculatorInput) {
  const { aYear, perVisit, job } = waitlistForm.estimate;
  const { annualSavings, savingsPerVisit } = calculateSavings(input);
  const [text, amount] = isRareWork(input.service) ? [perVisit, savingsPerVisit] : [aYear, annualSavings];
  return (
    <p className="bg-saved text-saved-foreground rounded-md px-3.5 py-3 text-sm">
      <b className="block label text-base">{fillIn(text, { amount: formats.dollars(amount) })}</b>{' '}
      {fillIn(job, { ...input, service: services[input.service] })}
    </p>
  );
}

export { WaitlistDialog };
