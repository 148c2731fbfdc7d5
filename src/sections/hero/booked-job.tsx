import { CheckMark } from '@/illustrations/check-mark';
import './booked-job.css';

interface BookedJobProps {
  booked: string;
  stages: readonly string[];
  /** One of `stages`. */
  current: string;
}

/** What follows the chosen quote: booked at once, then watched stage by stage (Specification, section 1). */
export function BookedJob({ booked, stages, current }: BookedJobProps) {
  const reached = stages.indexOf(current);
  return (
    <div className="quote-job">
      <p className="quote-booked">
        <CheckMark className="size-[15px]" />
        {booked}
      </p>
      <ol className="quote-stages">
        {stages.map((stage, index) => (
          <li key={stage} data-done={index <= reached} aria-current={index === reached ? 'step' : undefined}>
            <span>{stage}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
