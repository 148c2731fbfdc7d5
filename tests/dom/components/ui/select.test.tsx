import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Select } from '@/components/ui/select';

const OPTIONS = ['Summer', 'Winter'] as const;

/** In a form Radix renders a native select for autofill too, and reports its value. */
function fillIn(value: string) {
  const choose = vi.fn();
  const { container } = render(
    <form>
      <Select aria-label="Tires" value="Summer" options={OPTIONS} onValueChange={choose} />
    </form>,
  );
  const native = container.querySelector('select');
  if (native === null) throw new Error('There is no native select');
  const option = document.createElement('option');
  option.value = value;
  native.append(option);
  fireEvent.change(native, { target: { value } });
  return choose;
}

test('reports a chosen option', () => {
  expect(fillIn('Winter')).toHaveBeenCalledExactlyOnceWith('Winter');
});

test.each(['', 'Slicks'])('does not report “%s”, which is none of the options', (value) => {
  expect(fillIn(value)).not.toHaveBeenCalled();
});
