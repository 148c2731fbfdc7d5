import { clock } from '@/content/site';
import { useNow } from '@/hooks/use-now';
import { formatClock, formatDateTime } from '@/lib/clock-text';
import { cn } from '@/lib/cn';

/** Date and time in the visitor's time zone; not a live region. Reserves its place until the time is known. */
export function ClockPill() {
  const now = useNow();
  return (
    <p
      className={cn(
        'bar-surface bar-clock min-w-[12.9rem] items-center justify-center whitespace-nowrap px-5 font-medium text-[1rem] tabular-nums print:hidden',
        now === null && 'invisible',
      )}
    >
      {now !== null && <time dateTime={formatDateTime(now)}>{formatClock(now, clock)}</time>}
    </p>
  );
}
