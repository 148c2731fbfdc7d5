import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Content } from '@/content/load-content';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';

/**
 * What to share in place of the usual sentence, which is for drivers who have joined. `fragment` is appended to the site's
 * URL.
 */
interface Message {
  sentence: string;
  fragment: string;
}

/**
 * Shares a sentence and the site's URL, or copies them if the browser cannot share. Returns a message for the visitor, or an
 * empty string.
 */
async function share({ afterJoining, language }: Content, message?: Message): Promise<string> {
  const { copied, failed } = afterJoining.share;
  const { sentence: text, fragment } = message ?? { sentence: afterJoining.share.sentence, fragment: '' };
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const url = (canonical?.href ?? window.location.origin + language.path) + fragment;
  try {
    if ('share' in navigator) {
      await navigator.share({ text, url });
      return '';
    }
    await window.navigator.clipboard.writeText(`${text} ${url}`);
    return copied;
  } catch (error) {
    // The visitor has closed the share sheet, or has clicked again while it was open.
    const isNoFailure = error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
    return isNoFailure ? '' : interpolate(failed, { url });
  }
}

/** Returns a function that shares the site, and the message about its last call. */
function useShare(message?: Message) {
  const content = useContent();
  const [outcome, setOutcome] = useState('');
  return { outcome, share: () => void share(content, message).then(setOutcome) };
}

type ShareButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'>;

/**
 * A button that shares the site. A line below the button tells the visitor that the text has been copied instead, or that
 * sharing has failed.
 */
function ShareButton(button: ShareButtonProps) {
  const { afterJoining } = useContent();
  const { outcome, share } = useShare();
  return (
    <>
      <Button onClick={share} {...button}>
        {afterJoining.share.label}
      </Button>
      <p role="status" className="w-full text-sm wrap-anywhere not-empty:mt-1 empty:absolute">
        {outcome}
      </p>
    </>
  );
}

export { ShareButton, useShare };
