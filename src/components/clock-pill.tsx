import { clock } from '@/content/site';
import { useNow } from '@/hooks/use-now';
import { formatClock, formatDateTime } from '@/lib/clock-text';

/** Date and time in the visitor's time zone; not a live region. Reserves its place until the time is known. */
export function ClockPill() {
  const now = useNow();
  return (
    <p className="bar-surface bar-clock">
      {now !== null && <time dateTime={formatDateTime(now)}>{formatClock(now, clock)}</time>}
    </p>
  );
}
