import type { MouseEvent } from 'react';
import { useContent } from '@/content/use-content';
import { Logo } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { settings } from '@/lib/settings';
import { widestWordInEm } from '@/lib/text-width';
import { barSurface } from './bar';

interface LogoLinkProps {
  /** The accessible name. It starts with the product name, which is the visible text. */
  label: string;
  /**
   * On the landing page, a click without a modifier key calls this function instead of following the link. Other pages load
   * the landing page in full, because each page has its own CSS.
   */
  onPress?: () => void;
}

/** Whether a click has no modifier key. With one, the browser opens a new tab or window. */
function hasNoModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}

/** The width in em above which the product name wraps onto two lines. */
const PRODUCT_NAME_WIDTH = 4.7;

/** The logo in the bar, a link to the landing page. On phones, the name takes up a fixed share of the bar. */
function LogoLink({ label, onPress }: LogoLinkProps) {
  const { language } = useContent();
  function onClick(event: MouseEvent) {
    if (onPress === undefined || !hasNoModifierKey(event)) return;
    event.preventDefault();
    onPress();
  }

  return (
    <a
      className={cn(
        barSurface,
        'duration-fast hover:border-input justify-self-start transition-colors',
        // On the narrowest phones, and with large text, the name is below the drawing.
        'flex place-content-center items-center py-0.5 max-xs:flex-col sm:min-w-max',
        'gap-x-[min(--spacing(2),2.5vw)] px-[min(--spacing(2.5),3.2vw)] sm:gap-x-2.5 sm:pr-4.5',
      )}
      href={language.path}
      aria-label={label}
      onClick={onClick}
    >
      <Logo className="w-[min(--spacing(6),8vw)] flex-none sm:w-8" />
      <span
        className="font-display fit-text-lg/(--em) leading-none font-bold tracking-snug text-balance"
        style={{
          '--em': 6.5 * Math.min(widestWordInEm(settings.productName), PRODUCT_NAME_WIDTH),
          maxWidth: `${PRODUCT_NAME_WIDTH}em`,
        }}
      >
        {settings.productName}
      </span>
    </a>
  );
}

export { LogoLink };
