interface JobTicketProps {
  caption: string;
  state: string;
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

const TOP = 'flex flex-wrap items-baseline justify-between gap-x-2';

/** Dollars. */
const RULER = { tick: 2, startsAtMultipleOf: 40 };

/** A request as a mechanic sees it. The accented tick on the ruler is the quote. */
function JobTicket({ caption, state, distance, job, car, quote, price, format, action }: JobTicketProps) {
  const ticks = (price % RULER.startsAtMultipleOf) / RULER.tick;
  return (
    <div
      className="mt-8 max-w-100 rounded-lg bg-paper p-5 sm:p-6 text-ink lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center print:mt-0 print:border forced-colors:border"
      aria-hidden="true"
    >
      <p className={`${TOP} text-sm`}>
        <span>{state}</span>
        <span>{distance}</span>
      </p>
      <p className="mt-2.5 font-bold font-display text-h3/[1.1]">{job}</p>
      <p>{car}</p>
      <p className={`${TOP} mt-4.5`}>
        {quote} <b className="font-bold font-display text-[2.5rem]/none tracking-tight">{format(price)}</b>
      </p>
      <div className="tick-edge relative mt-2 [--tick-long:40px]">
        <span
          className="absolute left-[calc(8px*var(--ticks))] -ml-px h-6 w-[3px] bg-primary"
          style={{ '--ticks': ticks }}
        />
      </div>
      <p className="mt-6 grid min-h-12 place-items-center rounded-md border-[1.5px] border-dashed font-display font-semibold">
        {action}
      </p>
      <p className="mt-2.5 text-paper-muted text-xs">{caption}</p>
    </div>
  );
}

export { JobTicket };
