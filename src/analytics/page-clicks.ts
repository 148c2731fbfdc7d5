import { matchClickPhrase } from './click-phrases';

interface PageClickActions {
  productName: string;
  onSavings: () => void;
  onWaitlist: () => void;
}

/** The button or link that was clicked, unless it is part of a dialog. */
function clickedControl(event: MouseEvent): Element | null {
  const control = event.target instanceof Element ? event.target.closest('button, a') : null;
  return control?.closest('[role="dialog"], [role="alertdialog"]') ? null : control;
}

/**
 * One listener for the whole page that acts on a button or link by its text (Decisions, Page-wide click handler).
 * It never throws and never stops the event; a link into the page that it has handled does not also jump.
 * Gives the way to stop.
 */
export function observePageClicks({ productName, onSavings, onWaitlist }: PageClickActions): () => void {
  const actions = { see_your_savings: onSavings, join_waitlist: onWaitlist };

  function onClick(event: MouseEvent) {
    try {
      const control = clickedControl(event);
      const intent = matchClickPhrase(control?.textContent ?? '', productName);
      if (intent === null) return;
      if (control?.getAttribute('href')?.startsWith('#')) event.preventDefault();
      actions[intent]();
    } catch (error) {
      console.error('Page-wide click handling failed', error);
    }
  }

  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
