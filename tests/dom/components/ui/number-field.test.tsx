import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NumberField } from '@/components/ui/number-field';

const reported = vi.fn();

/** Litres in whole numbers up to 60. */
function Tank() {
  const [litres, setLitres] = useState(40);
  return (
    <>
      <label htmlFor="tank">Tank</label>
      <NumberField
        id="tank"
        unit="L"
        digits={2}
        value={litres}
        format={String}
        parse={(text) => (/^\d+$/.test(text) ? Math.min(Number(text), 60) : null)}
        onValueChange={(value) => {
          reported(value);
          setLitres(value);
        }}
      />
    </>
  );
}

async function type(keys: string): Promise<HTMLElement> {
  reported.mockClear();
  render(<Tank />);
  const field = screen.getByRole('textbox', { name: 'Tank' });
  await userEvent.tab();
  await userEvent.keyboard(keys);
  return field;
}

test('selects its text on focus, so that typing replaces it', async () => {
  expect(await type('25{Enter}')).toHaveValue('25');
  expect(reported.mock.calls).toEqual([[25]]);
});

test('reports nothing while the visitor types', async () => {
  expect(await type('25')).toHaveValue('25');
  expect(reported).not.toHaveBeenCalled();
});

test('reports the value on blur, within the limits', async () => {
  expect(await type('999{Tab}')).toHaveValue('60');
  expect(reported.mock.calls).toEqual([[60]]);
});

test.each(['much{Enter}', '{Backspace}{Tab}', '25{Escape}'])('restores its value after %s', async (keys) => {
  expect(await type(keys)).toHaveValue('40');
  expect(reported).not.toHaveBeenCalled();
});

test('is described by its unit', async () => {
  expect(await type('{Tab}')).toHaveAccessibleDescription('L');
});
