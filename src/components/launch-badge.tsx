import { hero } from '@/content/hero';
import { clock } from '@/content/site';
import { useCountdown } from '@/hooks/use-countdown';
import { formatDay } from '@/lib/clock-text';
import { fillIn } from '@/lib/format';
import { settings } from '@/lib/settings';

/** The countdown to the launch. Its width does not depend on the text, so nothing moves when the text appears. */
export function LaunchBadge() {
  const text = useCountdown(settings.launchDate, hero.countdown);
  return (
    <p className="launch-badge">
      <span className="launch-ruler" aria-hidden="true" />
      <span className="launch-text">{text}</span>
      <span className="launch-day">
        {fillIn(hero.launchDay, { date: formatDay(settings.launchDate, clock.months) })}
      </span>
    </p>
  );
}
