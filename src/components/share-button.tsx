import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Content } from '@/content/load-content';
import { useContent } from '@/hooks/use-content';
import { interpolate } from '@/lib/interpolate';
import { useHasJoined } from '@/state/visitor';

/** Shares a sentence and the address of the site, or copies them. Returns what to tell the visitor. */
async function share({ afterJoining, language }: Content): Promise<string> {
  const { sentence: text, copied, failed } = afterJoining.share;
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
    return isCancelled ? '' : interpolate(failed, { url });
  }
}

/** Shares the site with another driver. If the text was copied instead, a line below the button says so. */
function ShareButton({ children, ...button }: ComponentProps<typeof Button>) {
  const content = useContent();
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <Button onClick={() => void share(content).then(setOutcome)} {...button}>
        {children ?? content.afterJoining.share.label}
      </Button>
      <p role="status" className="w-full text-sm wrap-anywhere not-empty:mt-1 empty:absolute">
        {outcome}
      </p>
    </>
  );
}

/** Asks to join the waitlist. Once the visitor has, the same button, which may have the focus, shares the site. */
function JoinButton({ onClick, children, ...button }: ComponentProps<typeof Button>) {
  const hasJoined = useHasJoined();
  return <ShareButton {...button} {...(!hasJoined && { onClick, children })} />;
}

export { JoinButton, ShareButton };
