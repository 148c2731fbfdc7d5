import type { CSSProperties, MouseEvent } from 'react';
import { LogoMark } from '@/illustrations/logo-mark';
import { nameLines } from '@/lib/name-lines';
import { settings } from '@/lib/settings';
import './logo-link.css';

interface LogoLinkProps {
  /** Accessible name; it begins with the product's, which is what is seen. */
  label: string;
  /** On the landing page itself. Anywhere else the link loads it: each page is sent with its own styles only. */
  onPress?: () => void;
}

/** Whether a click asks for nothing but what the link leads to, as one that opens a new tab does not. */
function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}

/** The bar's logo, a link to the landing page; the name sizes itself to what room there is. */
export function LogoLink({ label, onPress }: LogoLinkProps) {
  const { lines, em } = nameLines(settings.productName);
  const [first, second] = lines;

  function onClick(event: MouseEvent) {
    if (onPress === undefined || !isPlain(event)) return;
    event.preventDefault();
    onPress();
  }

  return (
    <a className="bar-surface logo-link" href="/" aria-label={label} onClick={onClick}>
      <LogoMark />
      <span
        className="logo-name"
        data-lines={lines.length}
        style={{ '--em': em.toFixed(2) } as CSSProperties}
      >
        <span>{first}</span>
        {second !== undefined && <span>{second}</span>}
      </span>
    </a>
  );
}
