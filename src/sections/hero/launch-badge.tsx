import { useContent } from '@/hooks/use-content';
import { interpolate } from '@/lib/interpolate';
import { settings } from '@/lib/settings';
import { useCountdown } from './use-countdown';

/** The countdown to the launch, in a row of its own height, so that nothing moves when the text appears. */
function LaunchBadge() {
  const { formats, hero } = useContent();
  const text = useCountdown(hero.countdown);
  return (
    <p className="flex min-h-11 min-w-0 flex-1 items-center label text-base leading-tight md:max-w-1/2">
      <span className="noscript:hidden">{text}</span>
      <time className="hidden noscript:inline" dateTime={settings.launchDate}>
        {interpolate(hero.launchDay, { date: formats.day(settings.launchDate) })}
      </time>
    </p>
  );
}

export { LaunchBadge };
