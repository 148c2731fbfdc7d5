import { useState } from 'react';
import { flushSync } from 'react-dom';
import { calculateSavings } from '@/calculator/calculate-savings';
import { isRareWork } from '@/calculator/prices';
import { type CalculatorInput, isChanged } from '@/calculator/types';
import { ContactText } from '@/components/contact-text';
import { JoinedPlate } from '@/components/licence-plate';
import { ShareButton } from '@/components/share-button';
import { normalizeEmail, normalizePostalCode } from '@/data/normalize';
import { DRIVER_LIMITS, registerDriver } from '@/data/waitlist';
import { useContent } from '@/hooks/use-content';
import { interpolate } from '@/lib/interpolate';
import { settings } from '@/lib/settings';
import { useEstimate, useRulerMode } from '@/state/estimate';
import { setJoinedCode, typedDriver, useJoinedCode } from '@/state/visitor';
import { EMAIL, Form, FormDialog, POSTAL_CODE } from './form-dialog';
import { FormField } from './form-field';
import { useFormDialog } from './use-form-dialog';
import { Welcome } from './welcome';

const CONTROLS = { email: EMAIL, postalCode: POSTAL_CODE };

interface WaitlistDialogProps {
  /** Called after a registration with the id of the new row and its address. */
  onRegistered: (id: string, email: string) => void;
}

/** The form for drivers who join the waitlist, and a welcome for those who have. */
function WaitlistDialog(props: WaitlistDialogProps) {
  return (
    <FormDialog name="waitlist" size="narrow">
      <WaitlistPanel {...props} />
    </FormDialog>
  );
}

/** Mounted when the dialog opens: what it shows then does not change when the visitor joins and it closes. */
function WaitlistPanel(props: WaitlistDialogProps) {
  const joinedCode = useJoinedCode();
  const [asks, setAsks] = useState(joinedCode === undefined);
  const showForm = () => {
    flushSync(() => setAsks(true));
    document.querySelector<HTMLInputElement>('[role="dialog"] input')?.focus({ preventScroll: true });
  };
  if (asks || joinedCode === undefined) return <WaitlistForm {...props} />;
  return <Welcome postalCode={joinedCode} onAnother={showForm} />;
}

function WaitlistForm({ onRegistered }: WaitlistDialogProps) {
  const { language, waitlistForm } = useContent();
  const estimate = useEstimate();
  const isChosen = useRulerMode() === 'estimate' || isChanged(estimate);
  const form = useFormDialog({
    name: 'waitlist',
    content: waitlistForm,
    controls: CONTROLS,
    limits: DRIVER_LIMITS,
    typed: typedDriver,
    send: (values) =>
      registerDriver({
        ...values,
        userAgent: navigator.userAgent,
        referrer: document.referrer,
        language: language.code,
      }),
    onSent({ id }, { email, postalCode }) {
      onRegistered(id, normalizeEmail(email));
      setJoinedCode(normalizePostalCode(postalCode));
    },
    action: ({ postalCode }) => (
      <>
        <JoinedPlate className="text-xs" postalCode={normalizePostalCode(postalCode)} />
        <ShareButton variant="outline" size="sm" className="max-w-max grow basis-0 wrap-normal" />
      </>
    ),
  });

  return (
    <Form form={form} offer={<ShareButton variant="outline" size="sm" />}>
      {isChosen && <EstimateNote {...estimate} />}
      <div className="grid gap-4.5 sm:landscape-phone:grid-cols-2">
        {form.fields.map((field) => (
          <FormField key={field.name} {...field} />
        ))}
      </div>
      <p className="text-muted-foreground text-sm wrap-anywhere">
        <ContactText text={waitlistForm.consent} />
        {settings.mailingAddress !== '' && <span className="block">{settings.mailingAddress}</span>}
      </p>
    </Form>
  );
}

/** The visitor's own estimate; it is not stored. */
function EstimateNote(input: CalculatorInput) {
  const { formats, services, waitlistForm } = useContent();
  const { aYear, perVisit, job } = waitlistForm.estimate;
  const { annualSavings, savingsPerVisit } = calculateSavings(input);
  const [text, amount] = isRareWork(input.service) ? [perVisit, savingsPerVisit] : [aYear, annualSavings];
  return (
    <p className="bg-saved text-saved-foreground rounded-md px-3.5 py-3 text-sm">
      <b className="block label text-base">{interpolate(text, { amount: formats.dollars(amount) })}</b>{' '}
      {interpolate(job, { ...input, service: services[input.service] })}
    </p>
  );
}

export { WaitlistDialog };
