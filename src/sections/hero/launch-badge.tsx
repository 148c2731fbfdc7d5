import { formats } from '@/content/formats';
import { hero } from '@/content/hero';
import { fillIn } from '@/lib/fill-in';
import { settings } from '@/lib/settings';
import { textWidth } from '@/lib/text-width';
import { useCountdown } from './use-countdown';

/** Em of each text, of a launch in less than a thousand days. */
const WIDTHS = Object.values(hero.countdown).map((text) => textWidth(fillIn(text, { days: 999 })));

/** The countdown to the launch. It has room for the longest text, so nothing moves when the text appears. */
function LaunchBadge() {
  const text = useCountdown();
  return (
    <p
      className="launch-badge"
      style={{ '--longest': Math.max(...WIDTHS), '--shortest': Math.min(...WIDTHS) }}
    >
      <RulerEnd />
      <span className="launch-badge-text noscript:hidden">{text}</span>
      <time className="hidden noscript:inline" dateTime={settings.launchDate}>
        {fillIn(hero.launchDay, { date: formats.day(settings.launchDate) })}
      </time>
    </p>
  );
}

/** As many ticks as there is room for; the accented one is next to the last. */
function RulerEnd() {
  return (
    <svg
      className="h-3.5 w-5 flex-auto stroke-current"
      viewBox="0 0 240 14"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <path d="M239.75 3.5H0" strokeWidth="7" strokeDasharray="1.5 4.5" />
      <path className="stroke-primary-text" d="M233 0v14" strokeWidth="2.5" />
    </svg>
  );
}

export { LaunchBadge };
