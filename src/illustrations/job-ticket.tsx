interface JobTicketProps {
  caption: string;
  state: string;
  distance: string;
  job: string;
  car: string;
  quote: { label: string; price: string };
  action: string;
}

/** A request as a mechanic sees it. The ruler has $2 a tick and starts at $160; the red tick is the quote. */
export function JobTicket({ caption, state, distance, job, car, quote, action }: JobTicketProps) {
  return (
    <div className="job-ticket" aria-hidden="true">
      <p className="job-top text-sm">
        <span>{state}</span>
        <span>{distance}</span>
      </p>
      <p className="job-title">{job}</p>
      <p>{car}</p>
      <p className="job-quote">
        {quote.label} <b>{quote.price}</b>
      </p>
      <div className="job-rule tick-edge" />
      <p className="job-action">{action}</p>
      <p className="mt-[10px] text-(--paper-muted) text-xs">{caption}</p>
    </div>
  );
}
