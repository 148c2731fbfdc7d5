import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '@/components/ui/button';

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const SIZES = ['default', 'sm', 'lg', 'icon'] as const;

describe('a button', () => {
  it.each(VARIANTS.flatMap((variant) => SIZES.map((size) => ({ variant, size }))))(
    'has the class of its variant and of its size: $variant $size',
    ({ variant, size }) => {
      render(<Button variant={variant} size={size} />);
      const sized = size === 'default' ? [] : [`button-${size}`];
      expect([...screen.getByRole('button').classList]).toEqual(['button', `button-${variant}`, ...sized]);
    },
  );

  it('is no submit button by default', () => {
    render(<Button />);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});
