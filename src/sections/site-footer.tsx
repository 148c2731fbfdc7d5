import { CopyrightLine } from '@/components/copyright-line';
import { FooterLink } from '@/components/footer-link';
import { siteFooter } from '@/content/site-footer';
import { LogoMark } from '@/illustrations/logo-mark';
import { withProduct } from '@/lib/product-name';
import { settings } from '@/lib/settings';
import './site-footer.css';

/** Legal links, a way to write, and whose site this is (Specification, section 2, point 11). */
export function SiteFooter() {
  const subject = encodeURIComponent(withProduct(siteFooter.contactSubject));
  return (
    <footer className="footer">
      <p className="footer-logo">
        <LogoMark className="size-7 flex-none" />
        {settings.productName}
      </p>
      <nav className="footer-links" aria-label={siteFooter.legal}>
        <FooterLink href={settings.termsUrl}>{siteFooter.terms}</FooterLink>
        <FooterLink href={settings.privacyUrl}>{siteFooter.privacy}</FooterLink>
        <FooterLink href={`mailto:${settings.contactEmail}?subject=${subject}`}>
          {siteFooter.contact}
        </FooterLink>
      </nav>
      <CopyrightLine text={withProduct(siteFooter.copyright)} />
    </footer>
  );
}
