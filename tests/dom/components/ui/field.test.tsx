import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from '@/components/ui/field';

const control = () => screen.getByRole('textbox', { name: 'City' });

describe('a field', () => {
  it('is named by its label', () => {
    render(<Field label="City" marked required />);
    expect(control()).toBeRequired();
    expect(control()).not.toHaveAttribute('aria-invalid');
    expect(control()).not.toHaveAccessibleDescription();
    expect(screen.getByText('City')).toHaveTextContent('City *');
  });

  it('is described by its error and invalid while there is one', () => {
    const { rerender } = render(<Field label="City" error="Enter your city." />);
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription('Enter your city.');
    rerender(<Field label="City" error={undefined} />);
    expect(control()).toBeValid();
  });

  it('has ids of its own', () => {
    render(
      <>
        <Field label="City" error="One" />
        <Field label="Town" error="Two" />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription('Two');
  });
});
