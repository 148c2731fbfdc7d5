import type { Content } from '@/content/load-content';
import { useContent } from '@/content/use-content';
import { inLanguage } from '@/lib/languages';
import { settings } from '@/lib/settings';

const LINK = 'underline underline-offset-2';

/** A content text whose `{contact}` is a link to the contact address and whose `{privacy}` is one to the privacy policy. */
function LinkedText({ text }: { text: string }) {
  const [before, name, ...after] = text.split(/\{(contact|privacy)\}/);
  return (
    <>
      {before}
      {name === 'contact' && <ContactLink />}
      {name === 'privacy' && <PrivacyLink />}
      {after.length > 0 && <LinkedText text={text.slice(`${before}{${name}}`.length)} />}
    </>
  );
}

function ContactLink() {
  return (
    <a className={LINK} href={`mailto:${settings.contactEmail}`}>
      {settings.contactEmail}
    </a>
  );
}

/** Opens beside the form. */
function PrivacyLink() {
  const { language, privacyPolicy } = useContent();
  return (
    <a
      className={LINK}
      href={inLanguage(settings.privacyUrl, language)}
      target="_blank"
      rel="noopener privacy-policy"
    >
      {privacyPolicy.name}
    </a>
  );
}

/** Where the privacy policy is, if there is one. */
function PrivacyNote() {
  const { privacyPolicy } = useContent();
  return settings.privacyUrl !== '' && <LinkedText text={privacyPolicy.sentence} />;
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

export { LinkedText, NoScriptContact, PrivacyNote };
