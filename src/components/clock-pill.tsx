import { clock } from '@/content/clock';
import { useNow } from '@/hooks/use-now';
import { formatClock, machineClock } from '@/lib/clock-text';
import { cn } from '@/lib/cn';

/**
 * Date and time to the minute in the visitor's own zone (Decisions, Time); no live region, it is only a clock. It keeps
 * its place but stays unseen until there is a time to show: pages are made long before they are read.
 */
export function ClockPill() {
  const now = useNow();
  return (
    <p
      className={cn(
        'bar-surface bar-clock min-w-[12.9rem] items-center justify-center whitespace-nowrap px-5 font-medium text-[1rem] tabular-nums print:hidden',
        now === null && 'invisible',
      )}
    >
      {now !== null && <time dateTime={machineClock(now)}>{formatClock(now, clock)}</time>}
    </p>
  );
}
