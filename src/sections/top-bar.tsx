import { Bar } from '@/components/bar';
import { ClockPill } from '@/components/clock-pill';
import { LogoLink } from '@/components/logo-link';
import { ScrollProgress } from '@/components/scroll-progress';
import { topBar } from '@/content/site';
import { useScrolled } from '@/hooks/use-scrolled';
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
          <nav
            className="bar-surface bar-navigation gap-0.5 p-[3px] noscript:hidden print:hidden"
            aria-label={topBar.sections}
          >
            {topBar.navigation.map(({ section, label }) => (
              <button
                key={section}
                className="rounded-pill px-[18px] font-medium text-[1rem] transition-colors duration-fast hover:bg-concrete focus-visible:rounded-pill focus-visible:-outline-offset-3 active:bg-secondary"
                type="button"
                onClick={() => onNavigate(section)}
              >
                {label}
              </button>
            ))}
          </nav>
        </div>
        <ClockPill />
        <button
          className="bar-surface bar-join grid flex-none place-content-center px-5 text-center max-[400px]:px-3.5 noscript:hidden print:hidden"
          type="button"
          onClick={onJoinWaitlist}
        >
          <span className="font-display font-semibold text-[min(1rem,4.8vw)] leading-[1.1] tracking-[-0.01em]">
            {topBar.join.label}
          </span>{' '}
          <span className="font-medium text-[min(var(--text-xs),4.1vw)] leading-tight">
            {topBar.join.note}
          </span>
        </button>
      </Bar>
      <ScrollProgress />
    </>
  );
}
