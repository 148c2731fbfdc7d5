import { expect, it } from 'vitest';
import { withProduct } from '@/lib/settings';

it('replaces {product} by the configured name, as often as it occurs', () => {
  expect(withProduct('Welcome to {product}, {product}!')).toBe('Welcome to Pitlane, Pitlane!');
});

it('leaves other texts unchanged', () => {
  expect(withProduct('Join our waitlist')).toBe('Join our waitlist');
});
