import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { CheckIcon, StarIcon } from './icons';

/** A small piece of the product. On the asphalt of wide screens it is print: paper and ink in both schemes. */
function StepCard({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'step-card flex min-h-11 rounded-sm border border-border bg-card px-3.5 py-1.5 font-semibold text-sm/tight lg:min-h-14 lg:border-transparent lg:bg-paper lg:text-ink lg:max-xl:px-2.5 lg:max-xl:text-xs/tight',
        className,
      )}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

/** Wraps with large text. */
const ROW = 'flex-wrap items-center justify-between gap-x-2';

function CheckCard({ text }: { text: string }) {
  return (
    <StepCard className="items-center justify-between gap-2">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <CheckIcon className="w-4.5 flex-none" />
    </StepCard>
  );
}

function QuoteCard({ rating, price }: { rating: string; price: string }) {
  return (
    <StepCard className={ROW}>
      <span className="flex items-center gap-1">
        {rating} <StarIcon className="w-3" />
      </span>
      <b className="font-bold font-display text-primary-text text-xl/none tracking-tight lg:text-primary">
        {price}
      </b>
    </StepCard>
  );
}

/** The action is outlined, since it is not a button. */
function BookingCard({ time, action }: { time: string; action: string }) {
  return (
    <StepCard className={ROW}>
      {time}
      <span className="rounded-sm border-[1.5px] border-dashed px-3 py-2 font-display text-sm/none lg:max-xl:px-2">
        {action}
      </span>
    </StepCard>
  );
}

/** `done` of `of` stages are complete. */
function ProgressCard({ stage, done, of }: { stage: string; done: number; of: number }) {
  return (
    <StepCard className="flex-col justify-center gap-1.5">
      {stage}
      <svg
        className="h-[5px] w-full"
        viewBox={`0 0 ${of} 1`}
        strokeDasharray=".98 .02"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="stroke-border lg:stroke-(--paper-border)" d={`M0 .5H${of}`} />
        <path className="stroke-current" d={`M0 .5H${done}`} />
      </svg>
    </StepCard>
  );
}

export { BookingCard, CheckCard, ProgressCard, QuoteCard };
