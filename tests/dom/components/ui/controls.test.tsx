import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from '@/components/ui/number-field';
import { Select } from '@/components/ui/select';
import { Slider } from '@/components/ui/slider';
import { showToast, Toaster } from '@/components/ui/toaster';
import { wait } from '../../../setup/browser';

const reported = vi.fn();
const committed = vi.fn();

/** A field for whole liters, up to 60. */
function Tank() {
  const [liters, setLiters] = useState(40);
  return (
    <>
      <label htmlFor="tank">Tank</label>
      <NumberField
        id="tank"
        unit="L"
        digits={2}
        value={liters}
        format={String}
        parse={(text) => (/^\d+$/.test(text) ? Number(text) : null)}
        nearest={(typed) => Math.min(typed, 60)}
        onCommit={(typed) => committed(typed)}
        onValueChange={(value) => {
          reported(value);
          setLiters(value);
        }}
      />
    </>
  );
}

describe('a number field', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tank' });

  function expectState(shown: string, values: readonly number[], commits: readonly unknown[]) {
    expect(field()).toHaveValue(shown);
    expect(reported.mock.calls.flat()).toEqual(values);
    expect(committed.mock.calls.flat()).toEqual(commits);
  }

  it.each([
    ['25{Enter}', 'replaces the selected text', '25', [25], [25]],
    ['25', 'reports nothing while the visitor types', '25', [], []],
    ['999{Tab}', 'reports a value within the limits', '60', [60], [999]],
    ['much{Enter}', 'restores its value', '40', [], [null]],
    ['{Backspace}{Tab}', 'restores its value', '40', [], [null]],
    ['25{Escape}{Tab}', 'restores its value', '40', [], []],
    ['{Tab}', 'reports nothing', '40', [], []],
  ])('after %s %s', async (keys, _what, shown, values, commits) => {
    render(<Tank />);
    expect(field()).toHaveAccessibleDescription('L');
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expectState(shown, values, commits);
  });

  it.each([
    [
      'keeps its text selected on the click that focuses the field, and places the cursor on later clicks',
      false,
      [false, true],
    ],
    ['places the cursor on every click if the keyboard has focused it', true, [true, true]],
  ])('%s', (_, isFocused, placing) => {
    render(<Tank />);
    const focus = () => act(() => field().focus());
    if (isFocused) focus();
    const presses = placing.map(() => {
      fireEvent.mouseDown(field());
      focus();
      // Returns false if the default action, which places the cursor, was prevented.
      return fireEvent.mouseUp(field());
    });
    expect(presses).toEqual(placing);
  });

  it('ignores key presses that belong to an input method', async () => {
    render(<Tank />);
    await userEvent.tab();
    await userEvent.keyboard('25');
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field(), { key, keyCode: 229 });
    expectState('25', [], []);
  });

  it.each([
    ['commits a value that was typed before hydration', '25', false, '25', [25], [25]],
    [
      'restores its value if the text that was typed before hydration is not a number',
      'much',
      false,
      '40',
      [],
      [null],
    ],
    ['keeps what the visitor is typing during hydration', '2', true, '2', [], []],
  ])('%s', async (_, typed, typing, shown, values, commits) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Tank />);
    document.body.append(container);
    if (typing) field().focus();
    field().value = typed;
    render(<Tank />, { container, hydrate: true });
    expectState(shown, values, commits);
  });
});

const TIRES = [
  { value: 'summer', label: 'Summer tires' },
  { value: 'winter', label: 'Winter tires' },
];

it('the Back button on Android closes an open list', () => {
  const watchers: { onclose?: () => void; destroy: () => void }[] = [];
  vi.stubGlobal('CloseWatcher', function watch() {
    const watcher = { destroy: vi.fn() };
    watchers.push(watcher);
    return watcher;
  });
  render(<Select aria-label="Tires" value="summer" options={TIRES} onValueChange={vi.fn()} />);
  const list = screen.getByRole('combobox');
  fireEvent.keyDown(list, { key: 'Enter' });
  expect(screen.getByRole('listbox')).toBeVisible();
  act(() => watchers[0]?.onclose?.());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(watchers[0]?.destroy).toHaveBeenCalledOnce();
});

// In a form, Radix also renders a native select for autofill and reports its value.
it.each([
  ['winter', ['winter']],
  ['', []],
  ['Winter tires', []],
])('a select reports the options %j if the browser fills in “%s”', (value, reported) => {
  const choose = vi.fn();
  const { container } = render(
    <form>
      <Select aria-label="Tires" value="summer" options={TIRES} onValueChange={choose} />
    </form>,
  );
  const native = container.querySelector('select');
  native?.append(new Option(value));
  fireEvent.change(native ?? container, { target: { value } });
  expect(choose.mock.calls.flat()).toEqual(reported);
});

it('the slider restores its value if a touch turns into scrolling', () => {
  const slide = vi.fn();
  const sliderAt = (value: number) => (
    <Slider value={value} min={0} max={15} onValueChange={slide} thumb={{ 'aria-label': 'Age' }} />
  );
  const { rerender } = render(sliderAt(5));
  fireEvent.pointerDown(screen.getByRole('slider'));
  rerender(sliderAt(9));
  fireEvent.pointerCancel(screen.getByRole('slider'));
  expect(slide).toHaveBeenLastCalledWith(5);
});

it.each([
  ['success', 'at the side of the page', 'right'],
  ['error', 'over the dialog', 'center'],
] as const)('the %s toast is %s', (tone, _, place) => {
  vi.useFakeTimers();
  render(<Toaster dismissLabel="Dismiss" />);
  showToast({ title: tone, description: '', tone });
  wait(100);
  const list = screen.getByText(tone).closest('ol');
  expect(list).toHaveAttribute('data-x-position', place);
});

it('a toast stays for ten seconds', () => {
  vi.useFakeTimers();
  render(<Toaster dismissLabel="Dismiss" />);
  showToast({ title: 'Welcome', description: 'You have joined.', tone: 'success' });
  wait(9_900);
  expect(screen.getByText('Welcome')).toBeVisible();
  wait(1_000);
  expect(screen.queryByText('Welcome')).toBeNull();
});
