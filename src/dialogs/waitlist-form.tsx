import { useState } from 'react';
import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import { calculateSavings } from '@/calculator/calculate-savings';
import { comparedSaving } from '@/calculator/compared-saving';
import type { CalculatorInput } from '@/calculator/types';
import { JoinedPlate } from '@/components/licence-plate/joined-plate';
import { LinkedText, PrivacyNote } from '@/components/linked-text';
import { ShareButton } from '@/components/share-button';
import { describeFactors } from '@/content/describe-factors';
import { useContent } from '@/content/use-content';
import { DRIVER_FIELDS, registerDriver } from '@/data/waitlist';
import { interpolate } from '@/lib/interpolate';
import { settings } from '@/lib/settings';
import { useEstimate, useIsCarChosen, useIsEstimateChosen, useLastPrice } from '@/state/estimate';
import { setJoinedCode, typedDriver, useJoinedCode } from '@/state/visitor';
import { Form } from './form/form';
import type { FormDescription } from './form/form-description';
import { FormField } from './form/form-field';
import { useForm } from './form/use-form';

/** The form for drivers who join the waitlist. */
function WaitlistForm() {
  const { afterJoining, language, waitlistForm } = useContent();
  const estimate = useEstimate();
  const isEstimateChosen = useIsEstimateChosen();
  // As it was when the dialog opened, since it is still to be seen while it closes.
  const [joinedBefore] = useState(useJoinedCode());
  const form = useForm({
    name: 'waitlist',
    content: waitlistForm,
    fields: DRIVER_FIELDS,
    typed: typedDriver,
    async send(row) {
      const visit = { user_agent: navigator.userAgent, referrer: document.referrer };
      const result = await registerDriver({ ...row, ...visit }, language.code);
      if (result.ok) {
        track(events.waitlistSubmit(result.id, row.email_id));
        setJoinedCode(row.postal_code);
      }
      return result;
    },
    welcome: (row) => ({
      next: interpolate(waitlistForm.nextTo, { email: row.email_id }),
      action: <PlateToShare postalCode={row.postal_code} />,
    }),
  } satisfies FormDescription<typeof DRIVER_FIELDS>);

  return (
    <Form form={form} above={joinedBefore !== undefined && <AlreadyJoined postalCode={joinedBefore} />}>
      {isEstimateChosen && <EstimateNote {...estimate} />}
      {joinedBefore !== undefined && <p className="label text-lg">{afterJoining.another}</p>}
      <div className="grid gap-4.5 sm:landscape-phone:grid-cols-2">
        {Object.keys(DRIVER_FIELDS).map((name) => (
          <FormField key={name} form={form} name={name} />
        ))}
      </div>
      <p className="text-muted-foreground text-sm wrap-anywhere">
        {waitlistForm.next} <LinkedText text={waitlistForm.consent} /> {waitlistForm.kept} <PrivacyNote />
        {settings.mailingAddress !== '' && <span className="block">{settings.mailingAddress}</span>}
      </p>
    </Form>
  );
}

function PlateToShare({ postalCode }: { postalCode: string }) {
  return (
    <>
      <JoinedPlate className="text-xs" postalCode={postalCode} />
      <ShareButton variant="outline" size="sm" className="max-w-max grow basis-0 wrap-normal" />
    </>
  );
}

/** Above the title, for a visitor who has joined: another address may still be registered. */
function AlreadyJoined({ postalCode }: { postalCode: string }) {
  const { afterJoining } = useContent();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 landscape-phone:mb-2">
      <p className="font-display basis-full pr-12 fit-3xl/10.5 font-bold tracking-snug sm:basis-auto sm:pr-0">
        {afterJoining.note}
      </p>
      <PlateToShare postalCode={postalCode} />
    </div>
  );
}

/** What the visitor would save by their own estimate, if anything; it is not stored. */
function EstimateNote(input: CalculatorInput) {
  const content = useContent();
  const { formats, waitlistForm } = content;
  const { perVisit, job } = waitlistForm.estimate;
  const car = useIsCarChosen() ? `${input.make} ${input.model}` : undefined;
  const { amount } = comparedSaving(calculateSavings(input), useLastPrice().dollars);
  if (amount === 0) return null;
  return (
    <p className="bg-saved text-saved-foreground rounded-md px-3.5 py-3 text-sm">
      <b className="block label text-base">{interpolate(perVisit, { amount: formats.dollars(amount) })}</b>{' '}
      {interpolate(job, describeFactors(content, input, car))}
    </p>
  );
}

export { WaitlistForm };
