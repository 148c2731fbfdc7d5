import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_INPUT, SERVICES } from '@/calculator/types';
import { describeFactors } from '@/content/describe-factors';
import { interpolate } from '@/lib/interpolate';
import { Hero } from '@/sections/hero/hero';
import { HeroPrices } from '@/sections/hero/hero-prices';
import { useRotatingIndex } from '@/sections/hero/use-rotating-index';
import { EstimateMethod } from '@/sections/savings-calculator/estimate-method';
import { updateCalculatorInput, useCalculatorInput } from '@/state/estimate';
import { setJoinedCode, waitlistDraft } from '@/state/visitor';
import { stubReducedMotion, wait } from '../../setup/browser';
import { figuresOf } from '../../setup/estimates';
import { english, french, render, renderHook } from '../../setup/render';

const { calculatorForm, formats, hero: content, heroPrices, afterJoining, services } = english;

// timers.test.tsx also tests the rotating word, outside the viewport and in a hidden tab.
describe('the rotating word', () => {
  beforeEach(() => vi.useFakeTimers());

  /** Rotates four words. `now` returns the current and the previous index. `press` uses the pause button. */
  function rotate() {
    const { result, unmount } = renderHook(() => useRotatingIndex(4, true));
    const now = () => [result.current.index, result.current.previous];
    return { now, paused: () => result.current.paused, press: () => act(result.current.toggle), unmount };
  }

  it('changes every two seconds unless it is paused', () => {
    const { now, paused, press, unmount } = rotate();
    expect(now()).toEqual([0, null]);
    for (const index of [1, 2, 3, 0]) {
      const before = now();
      wait(1_999);
      expect(now()).toEqual(before);
      wait(1);
      expect(now()).toEqual([index, before[0]]);
    }
    press();
    wait(10_000);
    expect([...now(), paused()]).toEqual([0, 3, true]);
    press();
    wait(2_000);
    expect([...now(), paused()]).toEqual([1, 0, false]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is the first word with reduced motion', () => {
    const change = stubReducedMotion(false);
    const { now } = rotate();
    wait(4_000);
    change(true);
    wait(20_000);
    expect(now()).toEqual([0, null]);
    change(false);
    wait(2_000);
    expect(now()).toEqual([3, 2]);
  });
});

const { pricePaid, note, pick } = heroPrices;
const { dollars } = formats;
const withAmount = (text: string, amount: number) => interpolate(text, { amount: dollars(amount) });
const choice = (name: string) => screen.getByLabelText(name, { selector: '[type="radio"]' });
const choose = (name: string) => fireEvent.click(choice(name));
const pricesShown = () => [...document.querySelectorAll('.price')].map(({ textContent }) => textContent);
const pricesOf = (...factors: Parameters<typeof figuresOf>) => {
  const { product, nationalBrand, dealership } = figuresOf(...factors);
  return [product, nationalBrand, dealership].map((price) => expect.stringContaining(price));
};

describe('the hero', () => {
  const renderHero = () => render(<Hero onSeeSavings={vi.fn()} onJoinWaitlist={vi.fn()} />);
  const plateAction = () => screen.queryByRole('button', { name: content.plate.actionName });

  it('has one heading with a stable name', () => {
    const { container } = renderHero();
    for (const text of [content.lead, content.tagline]) expect(container.textContent).toContain(text);
    expect(screen.getByRole('form')).toHaveAccessibleName(content.join);
    expect(plateAction()).toBeVisible();
    expect(screen.getByRole('button', { name: content.headline.pause })).toBeVisible();
    expect(screen.getByRole('heading')).toHaveAccessibleName(content.headline.stable);
    expect(choice(services['oil-change'])).toBeChecked();
    expect(pricesShown()).toEqual(pricesOf());
    const estimated = interpolate(note, describeFactors(english, DEFAULT_INPUT));
    expect(screen.getByRole('figure')).toHaveAccessibleName(`${services['oil-change']}. ${estimated}`);
  });

  it('has its Tab stops in reading order', async () => {
    renderHero();
    const user = userEvent.setup({ delay: null });
    const [onWide, onPhones] = screen.getAllByRole('button', { name: content.seeSavings });
    for (const stop of [
      screen.getByRole('button', { name: content.headline.pause }),
      onWide,
      choice(services['oil-change']),
      screen.getByLabelText(pricePaid.label),
      screen.getByRole('link', { name: calculatorForm.savings.method.title }),
      screen.getByLabelText(content.plate.label),
      plateAction(),
      // Phones show the next two buttons. Wider screens show the plate's own button and the first `seeSavings` button
      // instead.
      screen.getByRole('button', { name: content.join }),
      onPhones,
    ]) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
  });

  it('shares the postal code with the waitlist form', () => {
    renderHero();
    const code = screen.getByLabelText(content.plate.label);
    const type = (value: string) => fireEvent.change(code, { target: { value } });
    type('h2x1y4');
    expect(waitlistDraft.get().postalCode).toBe('h2x1y4');
    fireEvent.blur(code);
    expect(code).toHaveValue('H2X 1Y4');
    const typed = { ...waitlistDraft.initial, email: 'leo@exemple.ca' };
    act(() => waitlistDraft.set({ ...typed, postalCode: 'M5V 2T6' }));
    expect(code).toHaveValue('M5V 2T6');
    type('h2x1y4.');
    fireEvent.submit(code);
    expect(waitlistDraft.get()).toEqual({ ...typed, postalCode: 'H2X 1Y4' });
  });

  it('shows the postal code on the license plate after the visitor has joined', () => {
    setJoinedCode('M5V 2T6');
    renderHero();
    expect(plateAction()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: content.join })).not.toBeInTheDocument();
    expect(screen.getByText('M5V 2T6').closest('.license-plate')).toHaveTextContent(
      `${afterJoining.note} M5V 2T6 ${afterJoining.share.label}`,
    );
  });
});

describe('the ruler in the hero', () => {
  it('shares the chosen service with the calculator', () => {
    render(<HeroPrices />);
    const { result } = renderHook(useCalculatorInput);
    const group = within(screen.getByRole('group', { name: pick }));
    expect(group.getAllByRole('radio')).toHaveLength(SERVICES.length);
    choose(services['brake-pad-replacement']);
    expect(pricesShown()).toEqual(pricesOf({ service: 'brake-pad-replacement' }));
    expect(result.current.service).toBe('brake-pad-replacement');
    const change = { service: 'battery-replacement', carAge: 6 } as const;
    act(() => updateCalculatorInput(change));
    expect(pricesShown()).toEqual(pricesOf(change));
    expect(choice(services['battery-replacement'])).toBeChecked();
  });

  it('shows the age of the car', () => {
    render(<HeroPrices />);
    for (const [carAge, text] of [
      [0, 'new car'],
      [1, '1-year-old'],
      [15, '15-year-old'],
    ] as const) {
      act(() => updateCalculatorInput({ carAge }));
      expect(screen.getByRole('figure')).toHaveAccessibleName(expect.stringContaining(text));
    }
  });

  it('opens the explanation of the prices without changing the URL', () => {
    render(
      <>
        <HeroPrices />
        <EstimateMethod />
      </>,
    );
    expect(document.querySelector('details')).not.toHaveAttribute('open');
    const link = screen.getByRole('link', { name: calculatorForm.savings.method.title });
    fireEvent.click(link);
    expect(document.querySelector('details')).toHaveAttribute('open');
    expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('shows the flag for the price paid instead of the number under the flag', () => {
    render(<HeroPrices />);
    const numbers = () =>
      [...document.querySelectorAll('.price-ruler > :not([data-slot])')].map(
        ({ textContent }) => textContent,
      );
    const before = numbers();
    const [, covered = ''] = before;
    fireEvent.change(screen.getByLabelText(pricePaid.label), { target: { value: covered } });
    expect(document.querySelector('[data-slot="price-paid"]')).toHaveTextContent(covered);
    expect(numbers()).toEqual(before.filter((number) => number !== covered));
  });

  it.each([english, french])(
    'shows the currency sign on the correct side of the field in $language.code',
    (language) => {
      render(<HeroPrices />, language);
      const field = screen.getByRole('textbox');
      const amount = field.parentElement;
      field.replaceWith('0');
      expect(amount?.textContent).toBe(language.formats.dollars(0));
    },
  );

  it('shows the flag for the price paid on the side where the ruler has space', () => {
    render(<HeroPrices />);
    const { productPrice, dealershipPrice } = figuresOf().result;
    const sideAt = (price: number) => {
      fireEvent.change(screen.getByLabelText(pricePaid.label), { target: { value: String(price) } });
      return document.querySelector<HTMLElement>('[data-slot="price-paid"]')?.dataset['side'];
    };
    expect([(productPrice + dealershipPrice) / 2, dealershipPrice].map(sideAt)).toEqual(['right', 'left']);
    // Below our price, the flag ends at the line of our price, or begins at the edge of the ruler.
    expect([productPrice - 4, productPrice / 2].map(sideAt)).toEqual(['left', 'right']);
  });

  it('fades the arrow out only if the price paid is beyond the vertical ruler', () => {
    render(<HeroPrices />);
    const isBeyond = (value: string) => {
      fireEvent.change(screen.getByLabelText(pricePaid.label), { target: { value } });
      return document.querySelector('.saving-band')?.hasAttribute('data-beyond');
    };
    // A price of $179 for an oil change is at 156 of the ruler's 172 units.
    expect(['179', '500'].map(isBeyond)).toEqual([false, true]);
  });

  it('shows the flag for a price that was pasted with spaces before it', async () => {
    render(<HeroPrices />);
    await userEvent.click(screen.getByLabelText(pricePaid.label));
    await userEvent.paste(`${' '.repeat(17)}$125.00`);
    expect(document.querySelector('[data-slot="price-paid"]')).toHaveTextContent('$125');
  });

  it('ends the band at the price paid', () => {
    render(<HeroPrices />);
    choose(services['brake-pad-replacement']);
    const { productPrice, dealershipPrice } = figuresOf({ service: 'brake-pad-replacement' }).result;
    const field = screen.getByLabelText(pricePaid.label);
    const flag = () => document.querySelector('[data-slot="price-paid"]')?.textContent;
    const bandEnd = () =>
      Number(document.querySelector<HTMLElement>('.saving-band')?.style.getPropertyValue('--position'));
    const full = bandEnd();
    for (const [price, answer, end] of [
      [dealershipPrice, pricePaid.more, full],
      [productPrice + 130.5, pricePaid.more, (full * 130.5) / (dealershipPrice - productPrice)],
      [10 * productPrice, pricePaid.more, null],
      [productPrice + 1, pricePaid.about, 0],
      [productPrice / 2, pricePaid.less, 0],
    ] as const) {
      fireEvent.change(field, { target: { value: String(price) } });
      const difference = Math.abs(price - productPrice);
      expect(field).toHaveAccessibleDescription(withAmount(answer, difference));
      expect(flag()).toBe(dollars(price));
      if (end !== null) expect(bandEnd()).toBeCloseTo(end);
    }
    for (const text of ['abc', '120000']) {
      fireEvent.change(field, { target: { value: text } });
      const range = { least: dollars(5), most: dollars(20_000) };
      expect(field).toHaveAccessibleDescription(interpolate(pricePaid.none, range));
      expect(field).toBeValid();
      expect([flag(), bandEnd()]).toEqual([undefined, full]);
    }
    // The price paid belongs to one service, so choosing a different service clears it.
    choose(services['tire-rotation']);
    expect(field).toHaveValue('');
  });
});
