import type { MouseEvent } from 'react';
import { Logo } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { language } from '@/lib/language';
import { nameLines } from '@/lib/name-lines';
import { settings } from '@/lib/settings';
import { barSurface } from './bar';

interface LogoLinkProps {
  /** Accessible name; starts with the product name, which is the visible text. */
  label: string;
  /** Replaces the navigation, on the landing page itself. Other pages load it, since each page has its own CSS. */
  onPress?: () => void;
}

/** Whether a click has no modifier key: with one it opens a tab or a window. */
function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}

/**
 * The logo in the bar, a link to the landing page. The name fits a logo's width.
 */
function LogoLink({ label, onPress }: LogoLinkProps) {
  const { lines, em } = nameLines(settings.productName);
  const [first, second] = lines;

  function onClick(event: MouseEvent) {
    if (onPress === undefined || !isPlain(event)) return;
    event.preventDefault();
    onPress();
  }

  return (
    <a
      className={cn(
        barSurface,
        'duration-fast hover:border-input flex flex-none items-center justify-self-start transition-[border-color]',
        // On phones the name is below the drawing, since the bar also holds the language and the waitlist button.
        'max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:px-2.5 sm:gap-2.5 sm:pr-4.5 sm:pl-2.5',
      )}
      href={language.path}
      aria-label={label}
      onClick={onClick}
    >
      <Logo className="w-6 flex-none sm:w-8" />
      <span
        className={cn(
          'font-display font-bold whitespace-nowrap',
          second === undefined
            ? 'text-[min(var(--text-base),60px/var(--em))]/none tracking-[-0.03em] sm:text-[min(1.25rem,128px/var(--em))]'
            : 'text-[min(var(--text-xs),60px/var(--em))]/[1.08] tracking-[-0.02em] sm:text-[min(var(--text-base),128px/var(--em))]',
        )}
        style={{ '--em': em }}
      >
        <span className="block">{first}</span>
        {second !== undefined && <span className="block">{second}</span>}
      </span>
    </a>
  );
}

export { LogoLink };
