import { randomId } from '@/lib/random-id';

let id: string | undefined;

/** The id of this page load: random, kept in memory only, the same for every event (Decisions, Analytics). */
export function sessionId(): string {
  id ??= randomId();
  return id;
}

/** Whether the visitor asked by Global Privacy Control or Do Not Track not to be followed. */
export function trackingRefused(): boolean {
  const globalPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return globalPrivacyControl || navigator.doNotTrack === '1';
}
