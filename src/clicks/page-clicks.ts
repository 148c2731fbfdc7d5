import { useEffect } from 'react';
import { events } from '@/analytics/events';
import { track } from '@/analytics/tracker';
import type { Content } from '@/content/load-content';
import { useContent } from '@/content/use-content';
import { openDialog } from '@/dialogs/open-dialog';
import { scrollToSection } from '@/lib/scroll';

/** The action that a click requests. It is also the target of the recorded event. */
type ClickAction = 'see_your_savings' | 'join_waitlist';

type Phrases = Content['pageClickPhrases'];

/**
 * Returns the action whose phrase occurs in the text, or null if no phrase does. Tries the phrases for the savings first.
 * Ignores case and treats any run of white space as a single space.
 */
export function matchClickPhrase(text: string, { seeSavings, joinWaitlist }: Phrases): ClickAction | null {
  const folded = fold(text);
  const isIn = (phrase: string) => folded.includes(fold(phrase));
  if (seeSavings.some(isIn)) return 'see_your_savings';
  return joinWaitlist.some(isIn) ? 'join_waitlist' : null;
}

function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').toLowerCase();
}

/**
 * Handles a click on any button or link outside dialogs. The text of the button or link determines what happens. Never
 * throws and never stops the event.
 */
function handleClick(event: MouseEvent, phrases: Phrases): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;
  if (control === null || control.closest('[role="dialog"], [role="alertdialog"]')) return;
  // A closing dialog returns the focus to the control that opened it, but Safari does not focus a clicked button by itself.
  control.focus({ preventScroll: true });
  const action = matchClickPhrase(control.textContent, phrases);
  if (action === null) return;
  markAsHandled(event, control);
  try {
    if (action === 'see_your_savings') scrollToSection('savings-calculator');
    else openWaitlist();
    track(events.pageWideClick(action));
  } catch (error) {
    console.error('Page-wide click handling failed', error);
  }
}

/**
 * Calls `preventDefault` on a handled click. A link would otherwise also jump to its fragment. A button has no default
 * action, but `DeferredHydration` would repeat the click. Links to other pages and submit buttons keep their default action.
 */
function markAsHandled(event: MouseEvent, control: HTMLElement): void {
  if (control.matches('[href^="#"], [type="button"]')) event.preventDefault();
}

const openWaitlist = () => openDialog('waitlist');

/** The window event that opens the waitlist. Other scripts may fire it, too. */
export const OPEN_WAITLIST = 'openWaitlistModal';

/**
 * Handles clicks on buttons and links, depending on their text. Also handles the window event `openWaitlistModal`. One click
 * may request the dialog in both ways. Listens in the capture phase, because React stops a click on a later part that is not
 * hydrated yet.
 */
export function usePageClicks(): void {
  const { pageClickPhrases } = useContent();
  useEffect(() => {
    const onClick = (event: MouseEvent) => handleClick(event, pageClickPhrases);
    document.addEventListener('click', onClick, true);
    window.addEventListener(OPEN_WAITLIST, openWaitlist);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener(OPEN_WAITLIST, openWaitlist);
    };
  }, [pageClickPhrases]);
}
