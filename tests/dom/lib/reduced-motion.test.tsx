import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useReducedMotion } from '@/lib/reduced-motion';
import { stubReducedMotion } from '../../setup/reduced-motion';

function Answer() {
  return String(useReducedMotion());
}

it("follows the visitor's preference and its changes", () => {
  const change = stubReducedMotion(false);
  const { result } = renderHook(useReducedMotion);
  expect(result.current).toBe(false);
  change(true);
  expect(result.current).toBe(true);
});

it('is false on the server, whatever the device says', () => {
  stubReducedMotion(true);
  expect(renderToString(<Answer />)).toBe('false');
});
