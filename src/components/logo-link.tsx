import type { MouseEvent } from 'react';
import { Logo } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
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
 * The logo in the bar, a link to the landing page. The name fits what is left beside the waitlist button on phones, and a
 * logo's width elsewhere. With very large text on a phone the mark stands for the name.
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
        'flex items-center gap-2.5 justify-self-start border-border bg-card pr-4.5 pl-2.5 transition-[border-color] duration-fast hover:border-input',
        'max-[25rem]:gap-2 max-[25rem]:pr-3.5 max-[22.5rem]:pr-3 @max-[16rem]/bar:pr-2.5',
      )}
      href="/"
      aria-label={label}
      onClick={onClick}
    >
      <Logo className="w-8 flex-none max-[22.5rem]:w-6.5 @max-[16rem]/bar:w-5" />
      <span
        className={cn(
          'font-display font-bold whitespace-nowrap [--room:clamp(60px,100vw-258px,128px)] @max-[16rem]/bar:hidden max-[22.5rem]:[--room:clamp(60px,100vw-248px,128px)]',
          second === undefined
            ? 'text-[length:min(var(--text-lg),var(--room)/var(--em))] leading-none tracking-[-0.03em] sm:text-[length:min(1.25rem,var(--room)/var(--em))]'
            : 'text-[length:min(var(--text-base),var(--room)/var(--em))] leading-[1.08] tracking-[-0.02em]',
        )}
        style={{ '--em': em.toFixed(2) }}
      >
        <span className="block">{first}</span>
        {second !== undefined && <span className="block">{second}</span>}
      </span>
    </a>
  );
}

export { LogoLink };
