import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDialogs } from '@/routes/lazy-dialogs';

it('opens one dialog at a time and closes it', () => {
  const { result } = renderHook(useDialogs);
  expect(result.current.dialog).toBeNull();

  act(() => result.current.openWaitlist());
  expect(result.current.dialog).toBe('waitlist');

  act(() => result.current.close());
  act(() => result.current.openMechanic());
  expect(result.current.dialog).toBe('mechanic');
});

it.each([
  ['waitlist', 'openWaitlist', 'openMechanic'],
  ['mechanic', 'openMechanic', 'openWaitlist'],
] as const)(
  'keeps the open %s dialog, which may be sending, when the other is asked for',
  (name, open, other) => {
    const { result } = renderHook(useDialogs);
    act(() => result.current[open]());
    act(() => result.current[other]());
    expect(result.current.dialog).toBe(name);
  },
);
