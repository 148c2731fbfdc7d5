import { useState } from 'react';
import { calculateSavings } from '@/calculator/calculate-savings';
import { savingOf } from '@/calculator/compare-last-price';
import type { CalculatorInput } from '@/calculator/types';
import { JoinedPlate } from '@/components/licence-plate';
import { LinkedText, PrivacyNote } from '@/components/linked-text';
import { ShareButton } from '@/components/share-button';
import { describeFactors } from '@/content/describe-factors';
import { useContent } from '@/content/use-content';
import { DRIVER_FIELDS, registerDriver } from '@/data/waitlist';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { normalizeEmail, normalizePostalCode } from '@/lib/normalize-typed';
import { settings } from '@/lib/settings';
import { useEstimate, useIsCarChosen, useIsEstimateChosen, useLastPrice } from '@/state/estimate';
import { setJoinedCode, typedDriver, useJoinedCode } from '@/state/visitor';
import { Form, FormDialog } from './form/form-dialog';
import { FormField } from './form/form-field';
import { useFormDialog } from './form/use-form-dialog';

interface WaitlistDialogProps {
  /** Called after a registration with the id of the new row and its address. */
  onRegistered: (id: string, email: string) => void;
}

/** The form for drivers who join the waitlist. */
function WaitlistDialog(props: WaitlistDialogProps) {
  return (
    <FormDialog name="waitlist" size="narrow">
      <WaitlistForm {...props} />
    </FormDialog>
  );
}

function WaitlistForm({ onRegistered }: WaitlistDialogProps) {
  const { afterJoining, language, waitlistForm } = useContent();
  const estimate = useEstimate();
  const isEstimateChosen = useIsEstimateChosen();
  const joinedCode = useJoinedCode();
  // As it was when the dialog opened, since it is still to be seen while it closes.
  const [joinedBefore] = useState(joinedCode);
  const form = useFormDialog({
    name: 'waitlist',
    content: waitlistForm,
    fields: DRIVER_FIELDS,
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
    // Perhaps by a try of theirs whose answer was lost.
    onDuplicate: ({ postalCode }) => setJoinedCode(normalizePostalCode(postalCode)),
    next: ({ email }) => interpolate(waitlistForm.nextTo, { email: normalizeEmail(email) }),
    action: ({ postalCode }) => (
      <>
        <JoinedPlate className="text-xs" postalCode={normalizePostalCode(postalCode)} />
        <ShareButton variant="outline" size="sm" className="max-w-max grow basis-0 wrap-normal" />
      </>
    ),
  });

  return (
    <Form
      form={form}
      offer={
        joinedBefore === undefined && joinedCode !== undefined && <AlreadyJoined postalCode={joinedCode} />
      }
      above={
        joinedBefore !== undefined && (
          <>
            <AlreadyJoined className="mb-5 pr-12 landscape-phone:mb-2" postalCode={joinedBefore} />
            <p className="label">{afterJoining.another}</p>
          </>
        )
      }
    >
      {isEstimateChosen && <EstimateNote {...estimate} />}
      <div className="grid gap-4.5 sm:landscape-phone:grid-cols-2">
        {form.fields.map((field) => (
          <FormField key={field.name} {...field} />
        ))}
      </div>
      <p className="text-muted-foreground text-sm wrap-anywhere">
        <b className="text-foreground block font-medium">{waitlistForm.next}</b>{' '}
        <LinkedText text={waitlistForm.consent} />
        {settings.mailingAddress !== '' && <span className="block">{settings.mailingAddress}</span>}
        <span className="block">
          {waitlistForm.kept} <PrivacyNote />
        </span>
      </p>
    </Form>
  );
}

/** For a visitor who has joined: another address may still be registered. */
function AlreadyJoined({ postalCode, className }: { postalCode: string; className?: string }) {
  return (
    <div className={cn('flex flex-wrap items-center gap-3', className)}>
      <JoinedPlate className="text-xs" postalCode={postalCode} />
      <div>
        <ShareButton variant="outline" size="sm" />
      </div>
    </div>
  );
}

/** What the visitor would save by their own estimate, if anything; it is not stored. */
function EstimateNote(input: CalculatorInput) {
  const content = useContent();
  const { formats, waitlistForm } = content;
  const { perVisit, job } = waitlistForm.estimate;
  const car = useIsCarChosen() ? `${input.make} ${input.model}` : undefined;
  const { amount } = savingOf(calculateSavings(input), useLastPrice().dollars);
  if (amount === 0) return null;
  return (
    <p className="bg-saved text-saved-foreground rounded-md px-3.5 py-3 text-sm">
      <b className="block label text-base">{interpolate(perVisit, { amount: formats.dollars(amount) })}</b>{' '}
      {interpolate(job, describeFactors(content, input, car))}
    </p>
  );
}

export { WaitlistDialog };
