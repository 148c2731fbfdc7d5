import { Bar } from '@/components/bar';
import { LogoLink } from '@/components/logo-link';
import { ScrollProgress } from '@/components/scroll-progress';
import { clock, topBar } from '@/content/site';
import { useNow } from '@/hooks/use-now';
import { useScrolled } from '@/hooks/use-scrolled';
import { formatClock, formatDateTime } from '@/lib/clock-text';
import { scrollToTop } from '@/lib/scroll';
import { withProduct } from '@/lib/settings';

interface TopBarProps {
  onNavigate: (section: 'benefits' | 'how-it-works') => void;
  onJoinWaitlist: () => void;
}

/** Everything that floats over the page: scroll progress, logo, navigation, clock and waitlist button. */
export function TopBar({ onNavigate, onJoinWaitlist }: TopBarProps) {
  const scrolled = useScrolled();
  return (
    <>
      <Bar data-scrolled={scrolled}>
        <div className="bar-lead">
          <LogoLink label={withProduct(topBar.backToTop)} onPress={scrollToTop} />
          <nav className="bar-surface bar-navigation" aria-label={topBar.sections}>
            {topBar.navigation.map(({ section, label }) => (
              <button key={section} type="button" onClick={() => onNavigate(section)}>
                {label}
              </button>
            ))}
          </nav>
        </div>
        <ClockPill />
        <button className="bar-surface bar-join" type="button" onClick={onJoinWaitlist}>
          <span>{topBar.join.label}</span> <span className="bar-join-note">{topBar.join.note}</span>
        </button>
      </Bar>
      <ScrollProgress />
    </>
  );
}

/** Date and time in the visitor's time zone; not a live region. Reserves its place until the time is known. */
export function ClockPill() {
  const now = useNow();
  return (
    <p className="bar-surface bar-clock">
      {now !== null && <time dateTime={formatDateTime(now)}>{formatClock(now, clock)}</time>}
    </p>
  );
}
