import type { ComponentProps } from 'react';
import { LanguageLinks } from '@/components/language-links';
import { useContent } from '@/content/use-content';
import { Logo } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { localizePath } from '@/lib/languages';
import { settings } from '@/lib/settings';

const LINK = cn(
  'flex min-h-11 items-center underline decoration-1 underline-offset-4',
  'duration-fast hover:text-primary-text active:text-foreground transition-colors hover:decoration-2',
);

function SiteFooter() {
  const { language, ownerFacts, siteFooter } = useContent();
  const subject = encodeURIComponent(siteFooter.contactSubject);
  const year = import.meta.env.BUILD_DAY.slice(0, 4);
  return (
    <footer className="break-inside-avoid">
      <div className="px-gutter flex flex-wrap items-center gap-x-8 gap-y-2 pt-5 pb-safe-8">
        <p className="font-display flex items-center gap-2.5 text-xl/none font-bold tracking-snug wrap-anywhere">
          <Logo className="w-7 flex-none" />
          {settings.productName}
        </p>
        <nav className="flex flex-wrap gap-x-6 lg:ml-auto" aria-label={siteFooter.links}>
          <FooterLink href="#mechanic-call">{siteFooter.mechanics}</FooterLink>
          <FooterLink href={localizePath(settings.termsUrl, language)} rel="terms-of-service">
            {siteFooter.terms}
          </FooterLink>
          <FooterLink href={localizePath(settings.privacyUrl, language)} rel="privacy-policy">
            {siteFooter.privacy}
          </FooterLink>
          <FooterLink href={`mailto:${settings.contactEmail}?subject=${subject}`}>
            {siteFooter.contact}
          </FooterLink>
          <LanguageLinks className={LINK} />
        </nav>
        {/* Shows the email address as text, for visitors without a mail program. */}
        <address className="text-sm wrap-anywhere not-italic">
          {ownerFacts.company !== '' && <span className="block">{ownerFacts.company}</span>}
          {settings.contactEmail}
          {settings.mailingAddress !== '' && <span className="block">{settings.mailingAddress}</span>}
        </address>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {interpolate(siteFooter.copyright, { year })}
        </p>
      </div>
    </footer>
  );
}

/** A link in the footer. Without a target, its `href` is `#`, and a click does nothing. */
function FooterLink({ href, onClick, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className={LINK}
      href={href || '#'}
      onClick={(event) => {
        if (href === '') event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

export { SiteFooter };
