/** The window event that opens the waitlist dialog (Specification, section 2). */
const OPEN_WAITLIST = 'openWaitlistModal';

/** Asks for the waitlist dialog, as every "Join the Waitlist" button does. */
export function requestWaitlist(): void {
  window.dispatchEvent(new Event(OPEN_WAITLIST));
}

/** Calls back whenever the waitlist dialog is asked for; gives the way to stop. */
export function observeWaitlistRequests(onRequest: () => void): () => void {
  window.addEventListener(OPEN_WAITLIST, onRequest);
  return () => window.removeEventListener(OPEN_WAITLIST, onRequest);
}
