import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NumberField } from '@/components/ui/number-field';
import { Select } from '@/components/ui/select';
import { Slider } from '@/components/ui/slider';

const reported = vi.fn();
const committed = vi.fn();

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
        parse={(text) => (/^\d+$/.test(text) ? Number(text) : null)}
        nearest={(typed) => Math.min(typed, 60)}
        onCommit={(typed) => committed(typed)}
        onValueChange={(value) => {
          reported(value);
          setLitres(value);
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

  it('leaves the keys of an input method to it', async () => {
    render(<Tank />);
    await userEvent.tab();
    await userEvent.keyboard('25');
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field(), { key, keyCode: 229 });
    expectState('25', [], []);
  });

  it.each([
    ['commits', '25', false, '25', [25], [25]],
    ['commits text that is no number, which restores the value,', 'much', false, '40', [], [null]],
    ['goes on with', '2', true, '2', [], []],
  ])('%s what was typed before hydration', async (_, typed, typing, shown, values, commits) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Tank />);
    document.body.append(container);
    if (typing) field().focus();
    field().value = typed;
    render(<Tank />, { container, hydrate: true });
    expectState(shown, values, commits);
  });

  /** Presses the field as a browser does, with the cursor placed in it. Returns what is selected then. */
  function press(field: HTMLInputElement) {
    fireEvent.mouseDown(field);
    act(() => field.focus());
    field.setSelectionRange(1, 1);
    // WebKit would clear the selection.
    const { selectionEnd } = field;
    const prevented = !fireEvent.mouseUp(field);
    expect(prevented).toBe(field.selectionEnd !== selectionEnd);
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  }

  it.each([
    ['a press that focused it', async () => expect(press(field())).toBe('40')],
    ['Tab', () => userEvent.tab()],
    ['Enter', () => userEvent.tab().then(() => userEvent.keyboard('{Enter}'))],
  ])('after %s a press places the cursor instead of selecting the value', async (_, focus) => {
    render(<Tank />);
    await focus();
    expect(field()).toHaveFocus();
    expect(press(field())).toBe('');
  });
});

const moved = vi.fn();

/** Opened halfway. jsdom has no layout: a press anywhere means its least value. */
function Throttle() {
  const [opening, setOpening] = useState(50);
  return (
    <Slider
      data-testid="throttle"
      min={0}
      max={100}
      value={opening}
      onValueChange={(next) => {
        moved(next);
        setOpening(next);
      }}
      thumb={{ 'aria-label': 'Throttle' }}
    />
  );
}

describe('a slider', () => {
  const FIRST_FINGER = { pointerType: 'touch', pointerId: 7, isPrimary: true };
  const SECOND_FINGER = { pointerType: 'touch', pointerId: 8, isPrimary: false };
  const press = (pointer: PointerEventInit) => fireEvent.pointerDown(screen.getByTestId('throttle'), pointer);
  const move = (pointer: PointerEventInit) =>
    fireEvent.pointerMove(screen.getByTestId('throttle'), { clientX: 40, ...pointer });
  const release = (pointer: PointerEventInit) => fireEvent.pointerUp(screen.getByTestId('throttle'), pointer);
  const opening = () => screen.getByRole('slider', { name: 'Throttle' }).ariaValueNow;

  // A pointer that was pressed on it is captured.
  beforeEach(() => vi.spyOn(Element.prototype, 'hasPointerCapture').mockReturnValue(true));

  it.each([
    ['the primary button', { pointerType: 'mouse', isPrimary: true }, '0'],
    ['the middle button', { pointerType: 'mouse', isPrimary: true, button: 1 }, '50'],
    ['the right button', { pointerType: 'mouse', isPrimary: true, button: 2 }, '50'],
    ['Ctrl and the primary button', { pointerType: 'mouse', isPrimary: true, ctrlKey: true }, '50'],
    ['a pen', { pointerType: 'pen', pointerId: 3, isPrimary: true }, '0'],
    ["a pen's barrel button", { pointerType: 'pen', pointerId: 3, isPrimary: true, button: 2 }, '50'],
    ['the first finger', FIRST_FINGER, '0'],
    ['a second finger', SECOND_FINGER, '50'],
  ])('a press, move and release of %s', (_, pointer, value) => {
    render(<Throttle />);
    press(pointer);
    move(pointer);
    release(pointer);
    expect(opening()).toBe(value);
  });

  it('is left alone by a second finger while the first one is on it', () => {
    render(<Throttle />);
    press(FIRST_FINGER);
    press(SECOND_FINGER);
    move(SECOND_FINGER);
    release(SECOND_FINGER);
    expect(moved).not.toHaveBeenCalled();
    move(FIRST_FINGER);
    expect(opening()).toBe('0');
  });

  it.each(['mouse', 'pen', 'touch'])(
    'has its value again when the browser takes a press of a %s',
    (pointerType) => {
      render(<Throttle />);
      const pointer = { ...FIRST_FINGER, pointerType };
      press(pointer);
      move(pointer);
      expect(opening()).toBe('0');
      fireEvent.pointerCancel(screen.getByTestId('throttle'), pointer);
      expect(opening()).toBe('50');
      // Nothing is pressed any more.
      move(pointer);
      expect(opening()).toBe('50');
    },
  );
});

// In a form Radix renders a native select for autofill too, and reports its value.
it.each([
  ['winter', ['winter']],
  ['', []],
  ['Winter tires', []],
])('a select reports only an option when a browser fills in “%s”: %j', (value, reported) => {
  const choose = vi.fn();
  const options = [
    { value: 'summer', label: 'Summer tires' },
    { value: 'winter', label: 'Winter tires' },
  ];
  const { container } = render(
    <form>
      <Select aria-label="Tires" value="summer" options={options} onValueChange={choose} />
    </form>,
  );
  const native = container.querySelector('select');
  native?.append(new Option(value));
  fireEvent.change(native ?? container, { target: { value } });
  expect(choose.mock.calls.flat()).toEqual(reported);
});
