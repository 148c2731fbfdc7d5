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
 * The logo in the bar, a link to the landing page. The name fits what is left in the bar on phones, and a
 * logo's width elsewhere.
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
        'duration-fast hover:border-input justify-self-start transition-[border-color]',
        // The name is below the drawing where the rest of the bar leaves no room beside it.
        'flex flex-wrap place-content-center items-center gap-x-2 gap-y-0.5 px-2.5 sm:gap-x-2.5 sm:pr-4.5',
      )}
      href={language.path}
      aria-label={label}
      onClick={onClick}
    >
      <Logo className="w-[min(2rem,7.5vw)] flex-none" />
      <span
        className={cn(
          'font-display font-bold whitespace-nowrap',
          second === undefined
            ? 'text-[min(var(--text-lg),clamp(56px,100vw-308px,128px)/var(--em))]/none tracking-[-0.03em] sm:text-[min(1.25rem,128px/var(--em))]'
            : 'text-[min(var(--text-base),clamp(56px,100vw-308px,128px)/var(--em))]/[1.08] tracking-[-0.02em]',
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
