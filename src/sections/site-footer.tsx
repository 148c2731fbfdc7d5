import type { ReactNode } from 'react';
import { siteFooter } from '@/content/site';
import { Logo } from '@/illustrations/icons';
import { fillIn } from '@/lib/format';
import { settings, withProduct } from '@/lib/settings';

/** Legal links, the contact link and the copyright line. */
export function SiteFooter() {
  const subject = encodeURIComponent(withProduct(siteFooter.contactSubject));
  const year = import.meta.env.BUILD_YEAR;
  return (
    <footer className="footer">
      <div aria-hidden="true" className="footer-edge tick-edge" />
      <p className="footer-logo">
        <Logo />
        {settings.productName}
      </p>
      <nav className="footer-links lg:ml-auto" aria-label={siteFooter.legal}>
        <FooterLink href={settings.termsUrl}>{siteFooter.terms}</FooterLink>
        <FooterLink href={settings.privacyUrl}>{siteFooter.privacy}</FooterLink>
        <FooterLink href={`mailto:${settings.contactEmail}?subject=${subject}`}>
          {siteFooter.contact}
        </FooterLink>
      </nav>
      <p className="text-muted-foreground text-sm">{fillIn(withProduct(siteFooter.copyright), { year })}</p>
    </footer>
  );
}

/** Without a target the link is `#`, and neither scrolls nor changes the address. */
function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href || '#'} onClick={(event) => href === '' && event.preventDefault()}>
      {children}
    </a>
  );
}
