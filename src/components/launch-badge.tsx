import { clock } from '@/content/site';
import { useCountdown } from '@/hooks/use-countdown';
import { formatDay } from '@/lib/clock-text';
import { fillIn } from '@/lib/fill-in';
import type { CountdownTexts } from '@/lib/launch-countdown';
import { settings } from '@/lib/settings';

interface LaunchBadgeProps {
  texts: CountdownTexts;
  /** Shown without JavaScript; `{date}` is the launch date. */
  launchDay: string;
}

/** The countdown to the launch. Its width does not depend on the text, so nothing moves when the text appears. */
export function LaunchBadge({ texts, launchDay }: LaunchBadgeProps) {
  const text = useCountdown(settings.launchDate, texts);
  return (
    <p className="launch-badge">
      <span className="launch-ruler" aria-hidden="true" />
      <span className="launch-text">{text}</span>
      <span className="launch-day">
        {fillIn(launchDay, { date: formatDay(settings.launchDate, clock.months) })}
      </span>
    </p>
  );
}
