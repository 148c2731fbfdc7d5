import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { howItWorks } from '@/content/how-it-works';
import { CarTop } from '@/illustrations/car-top';
import { ParkedBooking, ParkedCheck, ParkedProgress, ParkedQuote } from '@/illustrations/parked-pieces';

/** Five steps as five parking bays; a car drives past them as the page is scrolled. */
export function HowItWorks() {
  return (
    <FadeInSection
      aria-labelledby="how-it-works-title"
      className="@container/how mt-section px-gutter"
      id="how-it-works"
    >
      <Steps />
    </FadeInSection>
  );
}

function Steps() {
  const { title, note, select, quotes, book, track, drive } = howItWorks;
  return (
    <>
      <h2 className="how-title" id="how-it-works-title">
        {title}
      </h2>
      <ol className="bays">
        <Step {...select} number={1} piece={<ParkedCheck text={select.parked} />} />
        <Step {...quotes} number={2} piece={<ParkedQuote {...quotes.parked} />} />
        <Step {...book} number={3} piece={<ParkedBooking {...book.parked} />} />
        <Step {...track} number={4} piece={<ParkedProgress {...track.parked} />} />
        <Step {...drive} number={5} piece={<ParkedCheck text={drive.parked} />} />
        <li aria-hidden="true" className="fast-lane">
          <CarTop />
        </li>
      </ol>
      <p className="mt-5 text-muted-foreground text-sm">{note}</p>
    </>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  piece: ReactNode;
}

function Step({ number, title, text, piece }: StepProps) {
  return (
    <li>
      <div aria-hidden="true" className="bay">
        <b>{number}</b>
      </div>
      <h3>{title}</h3>
      <p className="text-muted-foreground">{text}</p>
      {piece}
    </li>
  );
}
