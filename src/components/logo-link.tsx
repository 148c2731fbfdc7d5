import type { CSSProperties, MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { LogoMark } from '@/illustrations/logo-mark';
import { nameLines } from '@/lib/name-lines';
import { settings } from '@/lib/settings';
import './logo-link.css';

interface LogoLinkProps {
  /** Accessible name; it begins with the product's, which is what is seen. */
  label: string;
  /** On the landing page itself. Anywhere else the link loads it: each page is sent with its own styles only. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** The bar's logo, a link to the landing page; the name sizes itself to what room there is. */
export function LogoLink({ label, onClick }: LogoLinkProps) {
  const { lines, em } = nameLines(settings.productName);
  const [first, second] = lines;
  return (
    <Link
      className="bar-surface logo-link"
      to="/"
      aria-label={label}
      onClick={onClick}
      reloadDocument={onClick === undefined}
    >
      <LogoMark />
      <span
        className="logo-name"
        data-lines={lines.length}
        style={{ '--em': em.toFixed(2) } as CSSProperties}
      >
        <span>{first}</span>
        {second !== undefined && <span>{second}</span>}
      </span>
    </Link>
  );
}
