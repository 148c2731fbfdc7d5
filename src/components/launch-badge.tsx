import { useCountdown } from '@/hooks/use-countdown';
import { fillIn } from '@/lib/fill-in';
import type { CountdownWords } from '@/lib/launch-countdown';
import { settings } from '@/lib/settings';
import './launch-badge.css';

interface LaunchBadgeProps {
  words: CountdownWords;
  /** Said instead where scripts are off; `{date}` is the launch date. */
  launchDay: string;
}

/**
 * The countdown to the launch (Specification, section 1). The badge keeps one width whatever the text, and its ruler
 * takes what the text leaves, so that nothing moves when the days are counted.
 */
export function LaunchBadge({ words, launchDay }: LaunchBadgeProps) {
  const text = useCountdown(settings.launchDate, words);
  return (
    <p className="launch-badge">
      <span className="launch-ruler" aria-hidden="true" />
      <span className="launch-text">{text}</span>
      <span className="hidden noscript:inline">{fillIn(launchDay, { date: settings.launchDate })}</span>
    </p>
  );
}
