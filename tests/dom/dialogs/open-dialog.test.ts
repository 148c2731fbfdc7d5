import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { DialogName } from '@/dialogs/dialog-url';
import { closeDialog, finishSending, openDialog, startSending, useOpenDialog } from '@/dialogs/open-dialog';

/** The number of pending steps through the history, and the number of entries after the current one. */
let travels = 0;
let ahead = 0;

/** Goes to an entry of the history asynchronously. */
function travel(go: () => void, entriesAhead: number) {
  travels += 1;
  ahead = entriesAhead;
  go();
}

const { history } = window;
const [back, pushState] = [history.back.bind(history), history.pushState.bind(history)];
history.back = () => travel(back, ahead + 1);
history.pushState = (...entry) => {
  ahead = 0;
  pushState(...entry);
};
window.addEventListener('popstate', () => {
  travels -= 1;
});

/** Waits until every step through the history is complete. */
const settle = () => act(() => vi.waitFor(() => expect(travels).toBe(0), { interval: 1 }));

/** Opens a page at #start. The page reaches the entries before #start only if it goes back one step too many. */
function openPage() {
  for (const hash of ['#before', '#before', '#start']) window.history.pushState(null, '', hash);
  return renderHook(useOpenDialog);
}

const fragment = () => window.location.hash;

it('open dialogs share one history entry', async () => {
  const { result: open, unmount } = openPage();
  const entries = window.history.length;
  for (let times = 0; times < 2; times += 1) {
    act(() => openDialog('waitlist'));
    act(() => openDialog('partner'));
    expect(open.current).toBe('partner');
    expect(window.history.length).toBe(entries + 1);
    // Escape may be pressed twice.
    act(closeDialog);
    act(closeDialog);
    expect(open.current).toBeNull();
    await settle();
    expect(fragment()).toBe('#start');
  }
  unmount();
});

it('a dialog stays open if it opens right after another has closed', async () => {
  const { result: open, unmount } = openPage();
  const entries = window.history.length;
  act(() => openDialog('waitlist'));
  act(closeDialog);
  act(() => openDialog('partner'));
  await settle();
  await settle();
  expect([open.current, fragment()]).toEqual(['partner', '#partner']);
  expect(window.history.length).toBe(entries + 1);
  act(closeDialog);
  await settle();
  expect(fragment()).toBe('#start');
  unmount();
});

it('useOpenDialog still follows the history after one of the components that use it has unmounted', async () => {
  const { result: open, unmount } = openPage();
  renderHook(useOpenDialog).unmount();
  act(() => openDialog('waitlist'));
  window.history.back();
  await settle();
  expect(open.current).toBeNull();
  unmount();
});

it('closing a dialog that was named in the initial URL adds no history entry', async () => {
  window.history.pushState(null, '', '/?utm_source=card#waitlist');
  const entries = window.history.length;
  const { result: open, unmount } = renderHook(useOpenDialog);
  expect(open.current).toBe('waitlist');
  act(closeDialog);
  await settle();
  expect([open.current, window.location.search + fragment()]).toEqual([null, '?utm_source=card']);
  expect(window.history.length).toBe(entries);
  unmount();
});

it.each([
  ['#waitlist?utm_source=x', 'waitlist'],
  ['#partner&fbclid=x', 'partner'],
  ['#Partner.', 'partner'],
  ['#waitlist)', 'waitlist'],
  ['#waitlist%20', 'waitlist'],
  ['#waitlists', null],
  ['#how-it-works', null],
])('a link to %s opens %s', (hash, name) => {
  window.history.replaceState(null, '', hash);
  const { result: open, unmount } = renderHook(useOpenDialog);
  expect(open.current).toBe(name);
  unmount();
});

/**
 * Edits the fragment of the URL. Does nothing if the fragment would stay the same, because that would add no history entry.
 */
const edit = (hash: string) => hash !== fragment() && travel(() => window.location.assign(hash), 0);

/** The steps that a visitor or the page may take while a dialog is open or closed. */
const STEPS = {
  'open waitlist': () => openDialog('waitlist'),
  'open partner': () => openDialog('partner'),
  close: closeDialog,
  send: (open: DialogName | null) => open !== null && startSending(open),
  fail: () => finishSending('failed'),
  succeed: () => finishSending('sent'),
  // Goes back only from a dialog, because any other step back leaves the page.
  back: () => /waitlist|partner/.test(fragment()) && window.history.back(),
  forward: () => ahead > 0 && travel(() => window.history.forward(), ahead - 1),
  'edit to waitlist': () => edit('#waitlist'),
  'edit to partner': () => edit('#partner'),
};
type Step = keyof typeof STEPS;
const anySteps = fc.array(fc.constantFrom(...(Object.keys(STEPS) as Step[])), {
  minLength: 6,
  maxLength: 10,
});
/** Half of the examples begin with sending a form, because most faults occur while a form is being sent. */
const start = fc.constantFrom<Step[]>([], ['open waitlist', 'send']);

it('the open dialog is the one whose form is being sent, or else the one in the URL', () =>
  fc.assert(
    fc.asyncProperty(start, anySteps, async (first, laterSteps) => {
      const { result: open, unmount } = openPage();
      let sending: DialogName | null = null;
      for (const step of [...first, ...laterSteps]) {
        const before: DialogName | null = open.current;
        const fragmentBefore = fragment();
        act(() => void STEPS[step](before));
        await settle();
        if (step === 'send') sending ??= before;
        const failed = step === 'fail' ? sending : null;
        if (step === 'fail' || step === 'succeed') sending = null;
        if (sending !== null || failed !== null) expect(open.current).toBe(sending ?? failed);
        else expect(/^#(waitlist|partner)$/.exec(fragment())?.[1] ?? null).toBe(open.current);
        if (sending !== null && /^(open|close)/.test(step)) expect(fragment()).toBe(fragmentBefore);
        expect(fragment()).not.toBe('#before');
      }
      act(() => finishSending('sent'));
      await settle();
      unmount();
    }),
    {
      numRuns: 40,
      examples: [
        [
          ['open waitlist', 'send'],
          ['back', 'fail'],
        ],
      ],
    },
  ));
