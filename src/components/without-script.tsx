import { withoutScript } from '@/content/without-script';
import { settings } from '@/lib/settings';

interface WithoutScriptProps {
  form: keyof typeof withoutScript;
}

/** Says how to reach us where a form cannot open; seen only while no script runs. */
export function WithoutScript({ form }: WithoutScriptProps) {
  const [before, after] = withoutScript[form].split('{contact}');
  return (
    <noscript>
      <p className="mt-4 text-sm">
        {before}
        <a className="underline" href={`mailto:${settings.contactEmail}`}>
          {settings.contactEmail}
        </a>
        {after}
      </p>
    </noscript>
  );
}
