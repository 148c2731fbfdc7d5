import { useEffect, useEffectEvent } from 'react';
import { pageClickPhrases } from '@/content/page-click-phrases';
import { fillIn } from '@/lib/fill-in';
import { settings } from '@/lib/settings';

/** What a click asks for; also the target that analytics records. */
export type ClickAction = 'see_your_savings' | 'join_waitlist';

/** Tried in this order. */
const PHRASES: readonly (readonly [ClickAction, readonly string[]])[] = [
  ['see_your_savings', pageClickPhrases.seeSavings],
  ['join_waitlist', pageClickPhrases.joinWaitlist],
];

/** The window event that opens the waitlist dialog. */
const OPEN_WAITLIST = 'openWaitlistModal';

/** Asks for the waitlist dialog, as every "Join the Waitlist" button does. */
export function requestWaitlist(): void {
  window.dispatchEvent(new Event(OPEN_WAITLIST));
}

/** The action of the first phrase in a text, whatever its case and white space; null for none. */
export function matchClickPhrase(text: string, productName: string): ClickAction | null {
  const folded = fold(text);
  const isIn = (phrase: string) => folded.includes(fold(fillIn(phrase, { product: productName })));
  return PHRASES.find(([, phrases]) => phrases.some(isIn))?.[0] ?? null;
}

function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').toLowerCase();
}

/**
 * Acts on a click on any button or link of the page by its text. Never throws and never stops the event; prevents the
 * jump of an `href="#..."` that it has handled. Listens in the capture phase: React stops a click on a part that is not
 * hydrated.
 * @returns An unsubscribe function.
 */
export function observePageClicks(productName: string, onAction: (action: ClickAction) => void): () => void {
  function onClick(event: MouseEvent) {
    try {
      const control = clickedControl(event);
      const action = matchClickPhrase(control?.textContent ?? '', productName);
      if (action === null) return;
      if (control?.getAttribute('href')?.startsWith('#')) event.preventDefault();
      onAction(action);
    } catch (error) {
      console.error('Page-wide click handling failed', error);
    }
  }

  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** The clicked button or link, unless it is part of a dialog. */
function clickedControl(event: MouseEvent): Element | null {
  const control = event.target instanceof Element ? event.target.closest('button, a') : null;
  return control?.closest('[role="dialog"], [role="alertdialog"]') ? null : control;
}

/**
 * Handles clicks by their text, and the window event `openWaitlistModal`. One click may cause both: asking for the
 * dialog twice must open it once.
 */
export function usePageClicks(onAction: (action: ClickAction) => void, onWaitlistRequest: () => void): void {
  const act = useEffectEvent(onAction);
  const requestWaitlistDialog = useEffectEvent(onWaitlistRequest);
  useEffect(() => {
    const unsubscribe = observePageClicks(settings.productName, (action) => act(action));
    const onRequest = () => requestWaitlistDialog();
    window.addEventListener(OPEN_WAITLIST, onRequest);
    return () => {
      unsubscribe();
      window.removeEventListener(OPEN_WAITLIST, onRequest);
    };
  }, []);
}
