import { CheckIcon, StarIcon } from './icons';

/** The drawings in the parking bays, one small piece of the product each. This one is a text with a check mark. */
export function ParkedCheck({ text }: { text: string }) {
  return (
    <div className="parked" aria-hidden="true">
      {text}
      <CheckIcon />
    </div>
  );
}

export function ParkedQuote({ rating, price }: { rating: string; price: string }) {
  return (
    <div className="parked" aria-hidden="true">
      <span className="flex items-center gap-[4px]">
        {rating} <StarIcon className="w-[12px]" />
      </span>
      <b className="parked-price">{price}</b>
    </div>
  );
}

export function ParkedBooking({ time, action }: { time: string; action: string }) {
  return (
    <div className="parked" aria-hidden="true">
      {time}
      <span className="parked-action">{action}</span>
    </div>
  );
}

/** `done` of `of` stages are complete. */
export function ParkedProgress({ stage, done, of }: { stage: string; done: number; of: number }) {
  return (
    <div className="parked parked-progress" aria-hidden="true">
      {stage}
      <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path className="parked-stages" d={`M0 .5H${of}`} />
        <path className="parked-done" d={`M0 .5H${done}`} />
      </svg>
    </div>
  );
}
