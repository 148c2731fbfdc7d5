import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setJoinedCode, typedApplication, typedDriver, useHasJoined, useJoinedCode } from '@/state/visitor';

const useVisitor = () => ({ hasJoined: useHasJoined(), joinedCode: useJoinedCode() });
const NOBODY = { hasJoined: false, joinedCode: undefined };

describe('a visitor', () => {
  it('has joined from the moment that the postal code is known', () => {
    const { result } = renderHook(useVisitor);
    expect(result.current).toEqual(NOBODY);
    act(() => setJoinedCode('M5V 2T6'));
    expect(result.current).toEqual({ hasJoined: true, joinedCode: 'M5V 2T6' });
    typedDriver.set({ email: 'driver@example.ca', postalCode: 'M5V 2T6' });
  });

  it('of another test is not known, and has typed nothing in any field', () => {
    expect(renderHook(useVisitor).result.current).toEqual(NOBODY);
    const typed = [typedDriver, typedApplication].flatMap((form) => Object.values(form.get()));
    expect(typed).toEqual(Array(8).fill(''));
  });
});
