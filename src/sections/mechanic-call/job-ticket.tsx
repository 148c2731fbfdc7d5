import type { ReactNode } from 'react';
import { CheckIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

interface JobTicketProps {
  className: string;
  caption: string;
  distance: string;
  job: string;
  car: string;
  quote: string;
  /** In whole dollars. */
  price: number;
  format: (price: number) => string;
  action: string;
}

/** A job on which a mechanic can quote, as the mechanic sees it. */
function JobTicket({ className, caption, distance, job, car, quote, price, format, action }: JobTicketProps) {
  return (
    <div
      className={cn(
        'bg-paper text-ink max-w-100 rounded-lg p-5 sm:w-80 lg:w-100 print:border forced-colors:border',
        className,
      )}
      aria-hidden="true"
    >
      <Line className="text-sm">
        <span>{distance}</span>
        <span>{caption}</span>
      </Line>
      <p className="font-display mt-2.5 fit-text-heading/9.5 font-bold tracking-snug">{job}</p>
      <p>{car}</p>
      <Line className="mt-4.5 border-t pt-4.5">
        {quote} <b className="text-primary type-figure text-3xl">{format(price)}</b>
      </Line>
      <p className="mt-4.5 flex items-center gap-2 font-semibold">
        <CheckIcon className="w-4.5 flex-none" /> <span className="min-w-0 wrap-anywhere">{action}</span>
      </p>
    </div>
  );
}

/** A line with a label at the start and a value at the end. */
function Line({ className, children }: { className: string; children: ReactNode }) {
  return <p className={cn('flex flex-wrap items-baseline justify-between gap-x-2', className)}>{children}</p>;
}

export { JobTicket };
