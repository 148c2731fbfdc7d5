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

it('keeps the open dialog when another is asked for, since it may be submitting', () => {
  const { result } = renderHook(useDialogs);
  act(() => result.current.openMechanic());
  act(() => result.current.openWaitlist());
  expect(result.current.dialog).toBe('mechanic');
});

it('keeps the open waitlist dialog, which may be sending, when the mechanic dialog is asked for', () => {
  const { result } = renderHook(useDialogs);
  act(() => result.current.openWaitlist());
  act(() => result.current.openMechanic());
  expect(result.current.dialog).toBe('waitlist');
});
