import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { settings } from '@/lib/settings';
import { useCountdown } from './use-countdown';

/** The countdown to the launch. Its row has a fixed height, so that nothing moves when the text appears. */
function LaunchBadge() {
  const { formats, hero } = useContent();
  const text = useCountdown(hero.countdown);
  const { launchDate } = settings;
  // Without JavaScript, a launch date before the day of the build is not shown.
  const isOver = launchDate < import.meta.env.BUILD_DAY;
  return (
    <p className="col-span-full flex min-h-11 min-w-0 items-center md:max-w-1/2">
      <span
        className={cn(
          'rounded-pill border-primary-text flex items-center gap-2 border px-3 py-0.5',
          'type-label text-base leading-tight',
          text === null && 'invisible noscript:visible',
        )}
      >
        <span className="bg-primary-mark rounded-pill size-2 flex-none forced-color-adjust-none" />
        <span className="noscript:hidden">{text}</span>
        <time className="hidden noscript:inline" dateTime={launchDate}>
          {isOver ? hero.countdown.today : interpolate(hero.launchDay, { date: formats.day(launchDate) })}
        </time>
      </span>
    </p>
  );
}

export { LaunchBadge };
