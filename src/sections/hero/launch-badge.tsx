import { formats } from '@/content/formats';
import { hero } from '@/content/hero';
import { cn } from '@/lib/cn';
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
      className={cn(
        'rounded-pill border-foreground flex min-h-9.5 items-center gap-3 justify-self-start border-[1.5px] px-3.5',
        'font-display text-[min(var(--text-base),8vw)]/none font-semibold tracking-[-0.01em]',
        'max-w-full min-w-[min(var(--em)*1em+4.375rem,100vw-2*var(--gutter)-6.5rem)]',
      )}
      style={{ '--em': Math.max(...WIDTHS) }}
    >
      <RulerEnd />
      <span className="min-h-[1em] noscript:hidden" style={{ minWidth: `${Math.min(...WIDTHS)}em` }}>
        {text}
      </span>
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
