import { expect, it } from 'vitest';
import { withProduct } from '@/lib/product-name';

it('puts the configured name wherever a text says {product}', () => {
  expect(withProduct('Welcome to {product}, {product}!')).toBe('Welcome to Pitlane, Pitlane!');
});

it('leaves other texts alone', () => {
  expect(withProduct('Join our waitlist')).toBe('Join our waitlist');
});
