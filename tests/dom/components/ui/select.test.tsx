import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Select } from '@/components/ui/select';

const OPTIONS = [
  { value: 'summer', label: 'Summer tires' },
  { value: 'winter', label: 'Winter tires' },
];

// In a form Radix renders a native select for autofill too, and reports its value.
it.each([
  ['winter', [['winter']]],
  ['', []],
  ['slicks', []],
  ['Winter tires', []],
])('reports only an option when a browser fills in “%s”: %j', (value, reported) => {
  const choose = vi.fn();
  const { container } = render(
    <form>
      <Select aria-label="Tires" value="summer" options={OPTIONS} onValueChange={choose} />
    </form>,
  );
  const native = container.querySelector('select');
  native?.append(new Option(value));
  fireEvent.change(native ?? container, { target: { value } });
  expect(choose.mock.calls).toEqual(reported);
});
