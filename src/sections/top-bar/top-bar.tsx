import { Bar, barLink, barSurface } from '@/components/bar';
import { LanguageLinks } from '@/components/language-links';
import { LogoLink } from '@/components/logo-link';
import { useShare } from '@/components/share-button';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/date-time';
import { LANGUAGES } from '@/lib/languages';
import { scrollToTop } from '@/lib/scroll';
import { useJoinedCode } from '@/state/visitor';
import { ScrollProgress } from './scroll-progress';
import { useNow } from './use-now';

/** Sections that the bar leads to. */
const NAVIGATION = ['benefits', 'how-it-works'] as const;

/** Gives a line of the button the width of its other text, so that nothing moves. It is no text of the button, whose press is handled by its text. */
const RESERVE = 'before:invisible before:block before:h-0 before:content-[attr(data-other)]';

interface TopBarProps {
  onNavigate: (section: (typeof NAVIGATION)[number]) => void;
  onJoinWaitlist: () => void;
}

/** Everything that floats over the page: scroll progress, logo, navigation, clock and waitlist button. */
function TopBar({ onNavigate, onJoinWaitlist }: TopBarProps) {
  const { afterJoining, topBar } = useContent();
  const isListed = useJoinedCode() !== undefined;
  const { outcome, share } = useShare();
  const { label, note } = topBar.join;
  const { note: listed } = afterJoining;
  const { short } = afterJoining.share;
  return (
    <>
      <Bar>
        <div className="flex flex-1 gap-2 lg:max-xl:gap-1">
          <LogoLink label={topBar.backToTop} onPress={scrollToTop} />
          <Navigation onNavigate={onNavigate} />
        </div>
        <Clock />
        <div className="flex gap-1.5 max-lg:min-w-0 lg:-col-end-1 lg:min-w-max lg:justify-self-end">
          <LanguageLinks
            short
            className={cn(
              barLink,
              'flex min-w-[44px] flex-none px-1.5 sm:px-4',
              LANGUAGES.length > 2 && 'max-sm:hidden',
            )}
          />
          <Button
            className={cn(
              'rounded-pill bg-foreground text-background shadow-float min-h-(--bar-height) min-w-0',
              'grid place-content-center border border-transparent py-0.5 text-center active:translate-y-px',
              'px-[min(--spacing(2.5),3.2vw)] sm:px-5',
            )}
            variant="unstyled"
            size="unstyled"
            onClick={isListed ? share : onJoinWaitlist}
          >
            <span
              className={cn(RESERVE, 'label fit-md/19 leading-tight')}
              data-other={isListed ? label : listed}
            >
              {isListed ? listed : label}
            </span>{' '}
            <span
              className={cn(
                RESERVE,
                'fit-xs/21 leading-tight font-medium tracking-snug',
                outcome !== '' && 'max-w-40 truncate',
              )}
              data-other={isListed ? note : short}
            >
              {isListed ? outcome || short : note}
            </span>
          </Button>
          <p role="status" className="sr-only select-none">
            {outcome}
          </p>
        </div>
      </Bar>
      <ScrollProgress />
    </>
  );
}

/** The buttons to the sections. */
function Navigation({ onNavigate }: Pick<TopBarProps, 'onNavigate'>) {
  const { topBar } = useContent();
  return (
    <nav
      className={cn(barSurface, 'hidden max-w-[calc(100vw-25rem)] gap-0.5 p-0.75 md:flex noscript:hidden')}
      aria-label={topBar.sections}
    >
      {NAVIGATION.map((section) => (
        <Button
          key={section}
          className={cn(
            'rounded-pill hover:bg-accent active:bg-secondary px-4.5 text-md font-medium',
            'focus-visible:-outline-offset-3 max-xl:px-1.5 max-xl:text-sm lg:whitespace-nowrap',
          )}
          variant="unstyled"
          size="unstyled"
          onClick={() => onNavigate(section)}
        >
          {topBar.navigation[section]}
        </Button>
      ))}
    </nav>
  );
}

/**
 * Date and time in the visitor's time zone; not a live region. Empty until the time is known, and not there without JavaScript.
 * Where the parts beside it leave it no room, it wraps below the row, which is clipped.
 */
function Clock() {
  const { formats } = useContent();
  const now = useNow();
  return (
    <div
      className={cn(
        'hidden h-(--bar-height) flex-wrap content-start justify-center gap-y-10 overflow-y-clip',
        'before:h-full lg:flex noscript:hidden',
        // Room for the shadow.
        'pointer-events-none -mb-5 box-content pb-5',
      )}
    >
      <p
        className={cn(
          barSurface,
          'flex h-full flex-none items-center justify-center px-4 text-md font-medium tabular-nums empty:w-50',
          'max-xl:px-1.5 max-xl:text-sm',
        )}
      >
        {now !== null && <time dateTime={formatDateTime(now)}>{formats.clock(now)}</time>}
      </p>
    </div>
  );
}

export { Clock, TopBar };
