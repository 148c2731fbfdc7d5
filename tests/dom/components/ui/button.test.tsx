import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '@/components/ui/button';

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const SIZES = ['default', 'sm', 'lg', 'icon'] as const;

/** The utilities of one kind without a state; two of them would set the same property. */
function resting(prefix: RegExp): string[] {
  return screen
    .getByRole('button')
    .className.split(' ')
    .filter((name) => prefix.test(name));
}

describe('a button', () => {
  it.each(VARIANTS.flatMap((variant) => SIZES.map((size) => ({ variant, size }))))(
    'has one colour for each purpose: $variant $size',
    ({ variant, size }) => {
      render(<Button variant={variant} size={size} />);
      expect(resting(/^border-(?!\[)/)).toHaveLength(1);
      expect(resting(/^bg-/).length).toBeLessThanOrEqual(1);
      expect(resting(/^(min-h|size)-/)).toHaveLength(1);
    },
  );

  it('is no submit button by default', () => {
    render(<Button />);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});
