import { useState } from 'react';
import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import { calculateSavings } from '@/calculator/calculate-savings';
import { comparedSaving } from '@/calculator/compared-saving';
import type { CalculatorInput } from '@/calculator/types';
import { JoinedPlate } from '@/components/license-plate/joined-plate';
import { LinkedText } from '@/components/linked-text';
import { ShareButton } from '@/components/share-button';
import { describeFactors } from '@/content/describe-factors';
import { useContent } from '@/content/use-content';
import { registerDriver, WAITLIST_FIELDS } from '@/data/waitlist';
import { interpolate } from '@/lib/interpolate';
import { settings } from '@/lib/settings';
import { useCalculatorInput, useIsCarChosen, useIsEstimateChosen, usePricePaid } from '@/state/estimate';
import { setJoinedCode, useJoinedCode, waitlistDraft } from '@/state/visitor';
import { Form } from './form/form';
import type { FormDescription } from './form/form-description';
import { FormField } from './form/form-field';
import { PrivacyLink } from './form/privacy-link';
import { useForm } from './form/use-form';

/**
 * The form that drivers use to join the waitlist. After the visitor has joined, the form registers another email address.
 */
function WaitlistForm() {
  const { afterJoining, language, waitlistForm } = useContent();
  const estimate = useCalculatorInput();
  const isEstimateChosen = useIsEstimateChosen();
  // Keeps the value from the moment when the dialog opened, because the form stays visible after a registration while the
  // dialog closes.
  const [joinedBefore] = useState(useJoinedCode());
  const form = useForm({
    name: 'waitlist',
    content: waitlistForm,
    fields: WAITLIST_FIELDS,
    draft: waitlistDraft,
    async send(row) {
      const visit = { user_agent: navigator.userAgent, referrer: document.referrer };
      const result = await registerDriver({ ...row, ...visit }, language.code);
      if (result.ok) {
        track(events.waitlistSubmit(result.id, row.email_id));
        setJoinedCode(row.postal_code);
      }
      return result;
    },
    describeNextStep: (row) => interpolate(waitlistForm.nextStep, { email: row.email_id }),
  } satisfies FormDescription<typeof WAITLIST_FIELDS>);

  const joined = joinedBefore !== undefined && {
    title: afterJoining.note,
    intro: <PlateToShare postalCode={joinedBefore} />,
  };
  return (
    <Form form={form} below={<StoredData />} {...joined}>
      {joined ? (
        <p className="type-label text-lg">{afterJoining.another}</p>
      ) : (
        isEstimateChosen && <EstimateNote {...estimate} />
      )}
      <div className="grid gap-4.5 sm:phone-landscape:grid-cols-2">
        {Object.keys(WAITLIST_FIELDS).map((name) => (
          <FormField key={name} form={form} name={name} />
        ))}
      </div>
      <p className="text-muted-foreground text-xs wrap-anywhere">
        <LinkedText text={waitlistForm.consent} />
        {settings.mailingAddress !== '' && <span className="block">{settings.mailingAddress}</span>}
      </p>
    </Form>
  );
}

/** Lists the stored data and links to the privacy policy. */
function StoredData() {
  const { storedDataTitle, storedData } = useContent().waitlistForm;
  return (
    <div className="text-muted-foreground -mt-4 flex flex-wrap justify-between gap-x-4 pb-3 text-sm">
      <details className="open:basis-full">
        <summary className="w-max cursor-pointer py-3 underline underline-offset-4">
          {storedDataTitle}
        </summary>
        <p className="pb-3">{storedData}</p>
      </details>
      <PrivacyLink className="py-3" />
    </div>
  );
}

/** Shows the plate and a share button to a visitor who has already joined, above the form for another email address. */
function PlateToShare({ postalCode }: { postalCode: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 phone-landscape:mt-2">
      <JoinedPlate className="text-xs" postalCode={postalCode} />
      <ShareButton variant="outline" size="sm" className="max-w-max grow basis-0 wrap-normal" />
    </div>
  );
}

/** Shows the savings of the visitor's own estimate, which is not stored. */
function EstimateNote(input: CalculatorInput) {
  const content = useContent();
  const { formats, waitlistForm } = content;
  const { perVisit, pricePaid, job } = waitlistForm.estimate;
  const car = useIsCarChosen() ? `${input.make} ${input.model}` : undefined;
  const paid = usePricePaid().dollars;
  const { amount, comparedPrice } = comparedSaving(calculateSavings(input), paid);
  if (amount === 0) return null;
  const figures = { amount: formats.dollars(amount), price: formats.dollars(comparedPrice) };
  return (
    <p className="bg-saved text-saved-foreground rounded-md px-3.5 py-3 text-sm">
      <b className="block type-label text-base">
        {interpolate(paid === null ? perVisit : pricePaid, figures)}
      </b>{' '}
      {interpolate(job, describeFactors(content, input, car))}
    </p>
  );
}

export { WaitlistForm };
