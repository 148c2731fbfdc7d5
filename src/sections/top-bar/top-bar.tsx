import type { RefObject } from 'react';
import { Bar, barSurface } from '@/components/bar';
import { LogoLink } from '@/components/logo-link';
import { formats } from '@/content/formats';
import { topBar } from '@/content/site';
import { useInView } from '@/hooks/use-in-view';
import { useScrolled } from '@/hooks/use-scrolled';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/date-time';
import { scrollToTop } from '@/lib/scroll';
import { withProduct } from '@/lib/settings';
import { ScrollProgress } from './scroll-progress';
import { useNow } from './use-now';

/** Sections that the bar leads to. */
const NAVIGATION = ['benefits', 'how-it-works'] as const;

interface TopBarProps {
  /** The page's primary button. While it is in view the bar's button is not primary: one primary action a screen. */
  mainAction: RefObject<Element | null>;
  onNavigate: (section: (typeof NAVIGATION)[number]) => void;
  onJoinWaitlist: () => void;
}

/** What the bar covers is not in view. */
const BELOW_BAR = { margin: '-76px 0px 0px' } as const;

/** Everything that floats over the page: scroll progress, logo, navigation, clock and waitlist button. */
function TopBar({ mainAction, onNavigate, onJoinWaitlist }: TopBarProps) {
  const isActionSeen = useInView(mainAction, BELOW_BAR);
  const isMain = useScrolled() && !isActionSeen;
  return (
    <>
      <Bar>
        <div className="flex gap-2">
          <LogoLink label={withProduct(topBar.backToTop)} onPress={scrollToTop} />
          <nav
            className={cn(
              barSurface,
              'hidden gap-0.5 border-border bg-card p-[3px] md:@min-[43rem]/bar:flex noscript:hidden print:hidden',
            )}
            aria-label={topBar.sections}
          >
            {NAVIGATION.map((section) => (
              <button
                key={section}
                className="rounded-pill px-4.5 text-md font-medium transition-colors duration-fast hover:bg-accent focus-visible:-outline-offset-3 active:bg-secondary"
                type="button"
                onClick={() => onNavigate(section)}
              >
                {topBar.navigation[section]}
              </button>
            ))}
          </nav>
        </div>
        <ClockPill />
        {/* On a phone it is never primary. */}
        <button
          className={cn(
            barSurface,
            'grid flex-none place-content-center justify-self-end border-transparent bg-foreground px-5 font-display text-[length:min(var(--text-md),4.8vw)] leading-[1.1] font-semibold tracking-[-0.01em] text-background transition-[background-color,translate] duration-fast active:translate-y-px max-[25rem]:px-3.5 noscript:hidden print:hidden',
            'sm:data-main:bg-primary sm:data-main:text-primary-foreground sm:data-main:hover:bg-primary-hover',
          )}
          type="button"
          data-main={isMain || undefined}
          onClick={onJoinWaitlist}
        >
          <span>{topBar.join.label}</span>{' '}
          <span className="font-sans text-[length:min(var(--text-xs),4.1vw)] leading-[1.25] font-medium tracking-normal">
            {topBar.join.note}
          </span>
        </button>
      </Bar>
      <ScrollProgress />
    </>
  );
}

/** Date and time in the visitor's time zone; not a live region. Reserves its place until the time is known. */
function ClockPill() {
  const now = useNow();
  return (
    <p
      className={cn(
        barSurface,
        'hidden min-w-[12.9rem] items-center justify-center border-border bg-card px-5 text-md font-medium whitespace-nowrap tabular-nums empty:invisible lg:@min-[57rem]/bar:flex print:hidden',
      )}
    >
      {now !== null && <time dateTime={formatDateTime(now)}>{formats.clock(now)}</time>}
    </p>
  );
}

export { ClockPill, TopBar };
