import { describe, expect, it, vi } from 'vitest';
import { sessionId, trackingRefused } from '@/analytics/session';

describe('the session', () => {
  it('has one random id for the whole page load, another in the next', async () => {
    const first = sessionId();
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(sessionId()).toBe(first);
    vi.resetModules();
    const nextLoad = await import('@/analytics/session');
    expect(nextLoad.sessionId()).not.toBe(first);
  });

  it('leaves nothing in the browser', () => {
    sessionId();
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
  });
});

describe('a browser', () => {
  it.each([
    ['without either signal', {}, false],
    ['with both off', { doNotTrack: '0', globalPrivacyControl: false }, false],
    ['that leaves Do Not Track open', { doNotTrack: null }, false],
    ['with Do Not Track', { doNotTrack: '1' }, true],
    ['with Global Privacy Control', { globalPrivacyControl: true }, true],
  ])('%s: refused is %s', (_, signals, refused) => {
    vi.stubGlobal('navigator', signals);
    expect(trackingRefused()).toBe(refused);
  });
});
