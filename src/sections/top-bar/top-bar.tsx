import { type RefObject, useEffect, useState } from 'react';
import { Bar } from '@/components/bar';
import { LanguageLinks } from '@/components/language-links';
import { LogoLink } from '@/components/logo-link';
import { Button } from '@/components/ui/button';
import { formats } from '@/content/formats';
import { joined } from '@/content/joined';
import { topBar } from '@/content/site';
import { useInView } from '@/hooks/use-in-view';
import { usePlate } from '@/hooks/use-plate';
import { useScrolled } from '@/hooks/use-scrolled';
import { formatDateTime } from '@/lib/date-time';
import { scrollToTop } from '@/lib/scroll';
import { withProduct } from '@/lib/settings';
import { ScrollProgress } from './scroll-progress';
import { useCurrentSection } from './use-current-section';
import { useNow } from './use-now';

/** Sections that the bar leads to. */
const NAVIGATION = ['benefits', 'how-it-works'] as const;

interface TopBarProps {
  /** The page's primary button. While it is in view the bar's button is not primary: one primary action a screen. */
  mainAction: RefObject<Element | null>;
  onNavigate: (section: (typeof NAVIGATION)[number]) => void;
  onJoinWaitlist: () => void;
}

/** Number of characters of a long date and time. */
const CLOCK_CHARACTERS = formats.clock(new Date(2026, 8, 30, 22, 48)).length;

/** Whether an element is in view below the bar, whose height the stylesheet knows. */
function useInViewBelowBar(element: RefObject<Element | null>): boolean {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    setHeight(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
  }, []);
  return useInView(element, { margin: `${-height}px 0px 0px` });
}

/** Everything that floats over the page: scroll progress, logo, navigation, clock and waitlist button. */
function TopBar({ mainAction, onNavigate, onJoinWaitlist }: TopBarProps) {
  const hasJoined = usePlate() !== undefined;
  const isActionSeen = useInViewBelowBar(mainAction);
  const isMain = useScrolled() && !isActionSeen;
  return (
    <>
      <Bar>
        <div className="flex gap-2">
          <LogoLink label={withProduct(topBar.backToTop)} onPress={scrollToTop} />
          <Navigation onNavigate={onNavigate} />
        </div>
        <ClockPill />
        <div className="flex min-w-0 gap-2">
          <LanguageLinks className="bar-surface bar-language hidden print:hidden bar-language:flex" />
          <Button variant="bar" size="own" data-main={isMain || undefined} onClick={onJoinWaitlist}>
            <span>{topBar.join.label}</span> <span>{hasJoined ? joined.note : topBar.join.note}</span>
          </Button>
        </div>
      </Bar>
      <ScrollProgress />
    </>
  );
}

/** The buttons to the sections; a tick marks that of the section in view. */
function Navigation({ onNavigate }: Pick<TopBarProps, 'onNavigate'>) {
  const current = useCurrentSection(NAVIGATION);
  return (
    <nav className="bar-surface bar-nav print:hidden noscript:hidden" aria-label={topBar.sections}>
      {NAVIGATION.map((section) => (
        <Button
          key={section}
          variant="tab"
          size="own"
          aria-current={section === current ? 'location' : undefined}
          onClick={() => onNavigate(section)}
        >
          {topBar.navigation[section]}
        </Button>
      ))}
    </nav>
  );
}

/** Date and time in the visitor's time zone; not a live region. Reserves its place until the time is known. */
function ClockPill() {
  const now = useNow();
  return (
    <p className="bar-surface clock-pill print:hidden" style={{ '--characters': CLOCK_CHARACTERS }}>
      {now !== null && <time dateTime={formatDateTime(now)}>{formats.clock(now)}</time>}
    </p>
  );
}

export { ClockPill, TopBar };
