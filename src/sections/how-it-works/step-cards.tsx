import type { ReactNode } from 'react';
import { CheckIcon, StarIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

/** A small card that looks like a part of the product. */
function StepCard({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'border-border bg-card flex min-h-10 min-w-0 rounded-sm border-1 px-3 py-1.5 text-sm leading-tight font-semibold',
        // From `lg` on, the card is on the dark road, so it is light in both schemes.
        'lg:bg-paper lg:text-ink lg:min-h-14 lg:border-transparent lg:px-2 lg:text-xs lg:on-paper xl:text-sm',
        className,
      )}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

/** A card with its content in a row, which wraps large text. */
function CardRow({ children }: { children: ReactNode }) {
  return <StepCard className="flex-wrap items-center justify-between gap-x-1">{children}</StepCard>;
}

function CheckCard({ text }: { text: string }) {
  return (
    <StepCard className="flex-wrap items-center gap-2">
      <span className="max-w-full grow basis-[min-content]">{text}</span>
      <CheckIcon className="w-4.5 flex-none" />
    </StepCard>
  );
}

function QuoteCard({ rating, price }: { rating: string; price: string }) {
  return (
    <CardRow>
      <span className="flex items-center gap-1">
        {rating} <StarIcon className="w-3" />
      </span>
      <b className="text-primary-text type-figure text-xl">{price}</b>
    </CardRow>
  );
}

function BookingCard({ time, action }: { time: string; action: string }) {
  return (
    <CardRow>
      {time}
      <span className="flex items-center gap-1">
        {action} <CheckIcon className="w-4.5 flex-none" />
      </span>
    </CardRow>
  );
}

/** A card with the current stage and a bar of `of` parts, `done` of them filled. */
function ProgressCard({ stage, done, of }: { stage: string; done: number; of: number }) {
  return (
    <StepCard className="flex-col justify-center gap-1.5">
      {stage}
      <svg
        className="h-1.25 w-full"
        viewBox={`0 0 ${of} 1`}
        strokeDasharray=".98 .02"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="stroke-border" d={`M0 .5H${of}`} />
        <path className="stroke-current" d={`M0 .5H${done}`} />
      </svg>
    </StepCard>
  );
}

export { BookingCard, CheckCard, ProgressCard, QuoteCard };
