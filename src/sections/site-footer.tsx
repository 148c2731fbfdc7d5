import type { ComponentProps } from 'react';
import { LanguageLinks } from '@/components/language-links';
import { siteFooter } from '@/content/site';
import { Logo } from '@/illustrations/icons';
import { fillIn } from '@/lib/fill-in';
import { inThisLanguage } from '@/lib/language';
import { settings, withProduct } from '@/lib/settings';
import { widestWord } from '@/lib/text-width';

/** Legal links, the contact link and the copyright line. */
function SiteFooter() {
  const subject = encodeURIComponent(withProduct(siteFooter.contactSubject));
  const year = import.meta.env.BUILD_YEAR;
  return (
    <footer className="footer">
      <div aria-hidden="true" className="tick-edge" />
      <div className="footer-row">
        <p className="footer-name" style={{ '--em': widestWord(settings.productName) }}>
          <Logo className="w-7 flex-none" />
          {settings.productName}
        </p>
        <nav className="flex flex-wrap gap-x-6 lg:ml-auto" aria-label={siteFooter.legal}>
          <FooterLink href={inThisLanguage(settings.termsUrl)} rel="terms-of-service">
            {siteFooter.terms}
          </FooterLink>
          <FooterLink href={inThisLanguage(settings.privacyUrl)} rel="privacy-policy">
            {siteFooter.privacy}
          </FooterLink>
          <FooterLink href={`mailto:${settings.contactEmail}?subject=${subject}`}>
            {siteFooter.contact}
          </FooterLink>
          <LanguageLinks className="footer-link" />
        </nav>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {fillIn(withProduct(siteFooter.copyright), { year })}
        </p>
      </div>
    </footer>
  );
}

/** Without a target the link is `#`, and neither scrolls nor changes the address. */
function FooterLink({ href, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className="footer-link"
      href={href || '#'}
      onClick={(event) => href === '' && event.preventDefault()}
    />
  );
}

export { SiteFooter };
