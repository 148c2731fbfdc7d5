import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { joined } from '@/content/joined';
import { fillIn } from '@/lib/fill-in';
import { language } from '@/lib/language';
import { withProduct } from '@/lib/settings';

const { label, sentence, copied, failed } = joined.share;

/** Shares a sentence and the address of the site, or copies them. Returns what to tell the visitor. */
async function share(): Promise<string> {
  const text = withProduct(sentence);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const url = canonical?.href ?? window.location.origin + language.path;
  try {
    if ('share' in navigator) {
      await navigator.share({ text, url });
      return '';
    }
    await window.navigator.clipboard.writeText(`${text} ${url}`);
    return copied;
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? '' : fillIn(failed, { url });
  }
}

/** Shares the site with another driver. If the text was copied instead, a line below the button says so. */
function ShareButton(button: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <Button {...button} onClick={() => void share().then(setOutcome)}>
        {withProduct(label)}
      </Button>
      <p role="status" className="text-foreground basis-full text-sm wrap-anywhere not-empty:mt-1">
        {outcome}
      </p>
    </>
  );
}

export { ShareButton };
