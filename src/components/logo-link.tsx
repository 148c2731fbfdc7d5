import type { MouseEvent } from 'react';
import { Logo } from '@/illustrations/icons';
import { language } from '@/lib/language';
import { nameLines } from '@/lib/name-lines';
import { settings } from '@/lib/settings';

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
    <a className="bar-surface logo-link" href={language.path} aria-label={label} onClick={onClick}>
      <Logo />
      <span className="logo-name" style={{ '--em': em }}>
        <span className="block">{first}</span>
        {second !== undefined && <span className="block">{second}</span>}
      </span>
    </a>
  );
}

export { LogoLink };
