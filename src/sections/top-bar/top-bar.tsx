import { Bar, barLink, barSurface } from '@/components/bar';
import { JoinButton } from '@/components/join-button';
import { LanguageLinks } from '@/components/language-links';
import { LogoLink } from '@/components/logo-link';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/date-time';
import { LANGUAGES } from '@/lib/languages';
import { scrollToTop } from '@/lib/scroll';
import { ScrollProgress } from './scroll-progress';
import { useNow } from './use-now';

/** The sections to which the bar links. */
const NAVIGATION = ['benefits', 'how-it-works'] as const;

interface TopBarProps {
  onNavigate: (section: (typeof NAVIGATION)[number]) => void;
  onJoinWaitlist: () => void;
}

function TopBar({ onNavigate, onJoinWaitlist }: TopBarProps) {
  const { topBar } = useContent();
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
          <JoinButton
            className={cn(
              'rounded-pill bg-foreground text-background shadow-float min-h-(--bar-height) min-w-0',
              'border border-transparent py-0.5 text-center active:translate-y-px',
              'px-[min(--spacing(2.5),3.2vw)] sm:px-5',
            )}
            variant="unstyled"
            size="unstyled"
            {...topBar.join}
            onJoin={onJoinWaitlist}
          />
        </div>
      </Bar>
      <ScrollProgress />
    </>
  );
}

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
 * The local date and time. It is not a live region. If there is no space for it, it wraps below the row, where it is
 * clipped.
 */
function Clock() {
  const { formats } = useContent();
  const now = useNow();
  return (
    <div
      className={cn(
        'hidden h-(--bar-height) flex-wrap content-start justify-center gap-y-10 overflow-y-clip',
        'before:h-full lg:flex noscript:hidden',
        // Extends the element, so that the shadow is not clipped.
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
