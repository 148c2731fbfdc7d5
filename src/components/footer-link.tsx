import type { MouseEvent, ReactNode } from 'react';

function stayHere(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * A link of the footer. Without a target it leads to `#`, and neither scrolls nor changes the address
 * (Decisions, Names and settings).
 */
export function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  const target = href === '' ? { href: '#', onClick: stayHere } : { href };
  return (
    <a
      className="flex min-h-11 items-center underline decoration-1 underline-offset-4 transition-colors duration-fast hover:text-signal hover:decoration-2 active:text-foreground"
      {...target}
    >
      {children}
    </a>
  );
}
