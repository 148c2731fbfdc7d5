import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface JobTicketProps {
  caption: string;
  distance: string;
  job: string;
  car: string;
  /** The label of the price. */
  quote: string;
  /** Whole dollars. */
  price: number;
  format: (price: number) => string;
  action: string;
}

/** In dollars. */
const RULER = { tick: 2, startsAtMultipleOf: 40 };

/** A request as a mechanic sees it. The accented tick on the ruler is the quote. */
function JobTicket({ caption, distance, job, car, quote, price, format, action }: JobTicketProps) {
  const ticks = (price % RULER.startsAtMultipleOf) / RULER.tick;
  return (
    <div
      className={cn(
        'bg-paper text-ink mt-8 max-w-100 rounded-lg p-5 sm:w-80 sm:p-6 print:mt-0 print:border forced-colors:border',
        'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:w-100 lg:self-center',
      )}
      aria-hidden="true"
    >
      <Line className="text-sm">
        <span>{distance}</span>
        <span>{caption}</span>
      </Line>
      <p className="font-display mt-2.5 fit-heading/7.5 font-bold tracking-snug">{job}</p>
      <p>{car}</p>
      <Line className="mt-4.5">
        {quote} <b className="figure text-3xl">{format(price)}</b>
      </Line>
      <div className="tick-edge relative mt-2">
        <span className="bg-primary absolute -ml-0.25 h-6 w-0.75" style={{ left: 8 * ticks }} />
      </div>
      <p className="font-display mt-6 grid min-h-12 place-items-center rounded-md border border-dashed font-semibold">
        {action}
      </p>
    </div>
  );
}

/** A label at the start of the line, and its value at the end. */
function Line({ className, children }: { className: string; children: ReactNode }) {
  return <p className={cn('flex flex-wrap items-baseline justify-between gap-x-2', className)}>{children}</p>;
}

export { JobTicket };
