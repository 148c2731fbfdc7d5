import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { localizePath } from '@/lib/languages';
import { settings } from '@/lib/settings';

/** A link to the privacy policy, if there is one. It opens in a new tab, so that the form stays open. */
function PrivacyLink({ className }: { className?: string }) {
  const { language, siteFooter } = useContent();
  return (
    settings.privacyUrl !== '' && (
      <a
        className={cn('underline underline-offset-2', className)}
        href={localizePath(settings.privacyUrl, language)}
        target="_blank"
        rel="noopener privacy-policy"
      >
        {siteFooter.privacy}
      </a>
    )
  );
}

export { PrivacyLink };
