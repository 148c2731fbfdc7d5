import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setJoinedCode, typedApplication, typedDriver, useJoinedCode } from '@/state/visitor';

describe('a visitor', () => {
  it('has joined from the moment that the postal code is known', () => {
    const { result } = renderHook(useJoinedCode);
    expect(result.current).toBeUndefined();
    act(() => setJoinedCode('M5V 2T6'));
    expect(result.current).toBe('M5V 2T6');
    typedDriver.set({ ...typedDriver.initial, email: 'driver@example.ca' });
  });

  it('of another test is not known, and has typed nothing in any field', () => {
    expect(renderHook(useJoinedCode).result.current).toBeUndefined();
    for (const form of [typedDriver, typedApplication]) expect(form.get()).toBe(form.initial);
    expect(typedDriver.get().email).toBe('');
  });
});
