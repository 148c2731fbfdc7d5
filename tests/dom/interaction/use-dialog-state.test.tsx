import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DialogEvent, DialogState } from '@/dialogs/dialog-state';
import { useDialogState } from '@/interaction/use-dialog-state';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue());

type HistoryStep = 'back' | 'forward' | 'rest' | 'edit to waitlist' | 'edit to partner';

const ALWAYS: (DialogEvent | HistoryStep)[] = [
  { type: 'open', dialog: 'waitlist' },
  { type: 'open', dialog: 'partner' },
  { type: 'close' },
  'edit to waitlist',
  'edit to partner',
  'forward',
  'rest',
];

/** The events that are tried in each phase. Back only while a dialog is open: otherwise it leaves the page, as it should. */
const STEPS: Record<DialogState['phase'], typeof ALWAYS> = {
  closed: ALWAYS,
  open: [...ALWAYS, 'back', { type: 'fail' }, { type: 'send' }, { type: 'send' }, { type: 'send' }],
  sending: [...ALWAYS, 'back', { type: 'accept' }, { type: 'refuse' }],
  failed: [...ALWAYS, { type: 'dismiss' }],
};

/** Waits until the history is settled: jsdom moves through it in tasks, and a move may cause another. */
function rest(): Promise<void> {
  return act(async () => {
    let before: unknown;
    do {
      before = window.history.state;
      for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve));
    } while (window.history.state !== before);
  });
}

/** Opens a page at #start, after entries to which a step too many would lead. */
function openPage() {
  for (const hash of ['#before', '#before', '#start']) window.history.pushState({}, '', hash);
  const { result, unmount } = renderHook(useDialogState, { wrapper: BrowserRouter });
  const now = () => result.current.state;

  async function take(step: DialogEvent | HistoryStep) {
    if (typeof step === 'object') act(() => void result.current.dispatch(step));
    else if (step === 'back') window.history.back();
    else if (step === 'forward') {
      window.history.forward();
      // In jsdom the step back of a dialog that closes meanwhile would count from the entry before this move.
      await rest();
    } else {
      await rest();
      if (step !== 'rest') window.location.hash = step.replace('edit to ', '');
      await rest();
    }
  }
  return { now, take, unmount };
}

// In any order. After each one, but for Forward, the history may or may not settle. Sending keeps a dialog open.
it('the address and the open dialog agree after any events', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(1000), { maxLength: 14 }), async (choices) => {
      const { now, take, unmount } = openPage();
      const taken: unknown[] = [];
      let moving = false;
      for (const choice of choices) {
        const before = now();
        const steps = STEPS[before.phase];
        const step = steps[choice % steps.length] ?? 'rest';
        taken.push(step);
        await take(step);
        const answered = typeof step === 'object' && /accept|refuse/.test(step.type);
        const stays = before.phase === 'sending' ? !answered : step === 'rest' && !moving;
        if (stays) expect(now(), JSON.stringify(taken)).toBe(before);
        moving = step === 'back' || (moving && typeof step === 'object');
      }
      await rest();
      expect(window.location.hash, JSON.stringify(taken)).toBe(`#${now().dialog ?? 'start'}`);
      unmount();
    }),
    { numRuns: 100 },
  ));

// After such an entry Chromium would skip the page.
it('Back while a form is being sent adds no entry to the history', async () => {
  const { take } = openPage();
  for (const step of ['rest', { type: 'open', dialog: 'partner' }, { type: 'send' }] as const)
    await take(step);
  const push = vi.spyOn(window.history, 'pushState');
  for (const step of ['back', 'rest'] as const) await take(step);
  expect(window.location.hash).toBe('#partner');
  expect(push).not.toHaveBeenCalled();
});
