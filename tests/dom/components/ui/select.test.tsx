import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Select } from '@/components/ui/select';

const OPTIONS = ['Summer', 'Winter'] as const;

// In a form Radix renders a native select for autofill too, and reports its value.
test.each([
  ['Winter', [['Winter']]],
  ['', []],
  ['Slicks', []],
])('when a browser fills in “%s”, reports %j: only an option', (value, reported) => {
  const choose = vi.fn();
  const { container } = render(
    <form>
      <Select aria-label="Tires" value="Summer" options={OPTIONS} onValueChange={choose} />
    </form>,
  );
  const native = container.querySelector('select');
  native?.append(new Option(value));
  fireEvent.change(native ?? container, { target: { value } });
  expect(choose.mock.calls).toEqual(reported);
});
