import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDialogs } from '@/routes/lazy-dialogs';

it.each([
  ['waitlist', 'openWaitlist', 'openMechanic'],
  ['mechanic', 'openMechanic', 'openWaitlist'],
] as const)('keeps the open %s dialog, which may be sending, until it is closed', (name, open, other) => {
  const { result } = renderHook(useDialogs);
  expect(result.current.dialog).toBeNull();
  for (const [action, dialog] of [
    [open, name],
    [other, name],
    ['close', null],
    [open, name],
  ] as const) {
    act(() => result.current[action]());
    expect(result.current.dialog).toBe(dialog);
  }
});
