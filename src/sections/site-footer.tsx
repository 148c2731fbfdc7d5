import type { ReactNode } from 'react';
import { siteFooter } from '@/content/site';
import { Logo } from '@/illustrations/icons';
import { fillIn } from '@/lib/fill-in';
import { settings, withProduct } from '@/lib/settings';

/** Legal links, the contact link and the copyright line. */
function SiteFooter() {
  const subject = encodeURIComponent(withProduct(siteFooter.contactSubject));
  const year = import.meta.env.BUILD_YEAR;
  return (
    <footer className="footer">
      {/* A long tick is at the margin. */}
      <div aria-hidden="true" className="tick-edge [--tick-origin:var(--gutter)]" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 px-gutter pt-5 pb-[calc(32px+env(safe-area-inset-bottom))]">
        <p className="flex items-center gap-2.5 font-bold font-display text-xl/none tracking-tight [&_svg]:w-7 [&_svg]:flex-none">
          <Logo />
          {settings.productName}
        </p>
        <nav className="flex flex-wrap gap-x-6 lg:ml-auto" aria-label={siteFooter.legal}>
          <FooterLink href={settings.termsUrl}>{siteFooter.terms}</FooterLink>
          <FooterLink href={settings.privacyUrl}>{siteFooter.privacy}</FooterLink>
          <FooterLink href={`mailto:${settings.contactEmail}?subject=${subject}`}>
            {siteFooter.contact}
          </FooterLink>
        </nav>
        <p className="text-muted-foreground text-sm">{fillIn(withProduct(siteFooter.copyright), { year })}</p>
      </div>
    </footer>
  );
}

/** Without a target the link is `#`, and neither scrolls nor changes the address. */
function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className="flex min-h-11 items-center underline decoration-1 underline-offset-4 transition-colors duration-fast hover:text-primary-text hover:decoration-2 active:text-foreground"
      href={href || '#'}
      onClick={(event) => href === '' && event.preventDefault()}
    >
      {children}
    </a>
  );
}

export { SiteFooter };
