import type { Content } from '@/content/load-content';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { inLanguage } from '@/lib/languages';
import { settings } from '@/lib/settings';

const LINK = 'underline underline-offset-2';

/** A content text whose `{contact}` is a link to the contact address. */
function LinkedText({ text }: { text: string }) {
  const [before, after] = text.split('{contact}');
  return (
    <>
      {before}
      {after !== undefined && (
        <a className={LINK} href={`mailto:${settings.contactEmail}`}>
          {settings.contactEmail}
        </a>
      )}
      {after}
    </>
  );
}

/** The privacy policy, if there is one. It opens beside the form. */
function PrivacyLink({ className }: { className?: string }) {
  const { language, siteFooter } = useContent();
  return (
    settings.privacyUrl !== '' && (
      <a
        className={cn(LINK, className)}
        href={inLanguage(settings.privacyUrl, language)}
        target="_blank"
        rel="noopener privacy-policy"
      >
        {siteFooter.privacy}
      </a>
    )
  );
}

/** Says how to contact us where a form cannot open. Shown only without JavaScript. */
function NoScriptContact({ form }: { form: keyof Content['noScript'] }) {
  const { noScript } = useContent();
  return (
    <noscript>
      <p className="mt-4 text-sm">
        <LinkedText text={noScript[form]} />
      </p>
    </noscript>
  );
}

export { LinkedText, NoScriptContact, PrivacyLink };
