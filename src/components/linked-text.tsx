import type { Content } from '@/content/load-content';
import { useContent } from '@/content/use-content';
import { settings } from '@/lib/settings';

/** Renders text with its `{contact}` placeholder as a link to the contact address. */
function LinkedText({ text }: { text: string }) {
  const [before, after] = text.split('{contact}');
  return (
    <>
      {before}
      {after !== undefined && (
        <a className="underline underline-offset-2" href={`mailto:${settings.contactEmail}`}>
          {settings.contactEmail}
        </a>
      )}
      {after}
    </>
  );
}

/** Tells visitors without JavaScript how to contact us, because they cannot open the form. */
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

export { LinkedText, NoScriptContact };
