import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVICES } from '@/calculator/types';
import { exampleJob } from '@/content/example-job';
import { interpolate } from '@/lib/interpolate';
import { Hero } from '@/sections/hero/hero';
import { HeroQuotes } from '@/sections/hero/quotes';
import { useRotatingIndex } from '@/sections/hero/use-rotating-index';
import { changeEstimate, useEstimate } from '@/state/estimate';
import { setJoinedCode } from '@/state/visitor';
import { stubReducedMotion, wait } from '../../setup/browser';
import { figuresOf } from '../../setup/estimates';
import { english, render, renderHook } from '../../setup/render';

const {
  formats,
  hero: content,
  heroQuotes,
  exampleJobTexts,
  afterJoining,
  calculatorForm,
  services,
} = english;

// scrolling.spec.ts has the word out of sight, timers.test.ts the one in a hidden tab.
describe('the rotating word', () => {
  beforeEach(() => vi.useFakeTimers());

  /** Rotates four words; returns what is shown, and the pause button. */
  function rotate() {
    const { result, unmount } = renderHook(() => useRotatingIndex(4, true));
    const now = () => [result.current.index, result.current.previous];
    return { now, paused: () => result.current.paused, press: () => act(result.current.toggle), unmount };
  }

  it('is each of the words in turn for two seconds, and pauses and plays by a button', () => {
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

  it('is the first under reduced motion, asked for at any time, until the visitor plays it', () => {
    const change = stubReducedMotion(false);
    const { now, paused, press } = rotate();
    wait(4_000);
    change(true);
    wait(20_000);
    expect([...now(), paused()]).toEqual([0, null, true]);
    press();
    wait(2_000);
    expect(now()).toEqual([3, 2]);
    press();
    change(false);
    expect(paused()).toBe(true);
  });
});

const { chosen, others, dealershipPrice, currentStage } = exampleJob;
const { note, saving, more, cheapest, dealership, shops, lastPrice } = heroQuotes;
const { dollars } = formats;
const withAmount = (text: string, amount: number) => interpolate(text, { amount: dollars(amount) });

describe('the hero', () => {
  const renderHero = () => render(<Hero onSeeSavings={vi.fn()} onJoinWaitlist={vi.fn()} />);
  const plateAction = () => screen.queryByRole('button', { name: content.plate.action });

  // claims.test.ts has the places of the quotes on the ruler.
  it('has one stable heading, and quotes for an example by price, with the saving, which is their difference', () => {
    const { container } = renderHero();
    const invitation = Object.values(content.plate.invitation).join(' ');
    for (const text of [content.lead, content.proud, invitation])
      expect(container.textContent).toContain(text);
    expect(plateAction()).toBeVisible();
    expect(screen.getByRole('button', { name: content.headline.pause })).toBeVisible();
    expect(screen.getByRole('heading')).toHaveAccessibleName(content.headline.stable);

    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent(`${exampleJobTexts.name}, ${exampleJobTexts.car}. ${note}`);
    expect([...figure.querySelectorAll('.quote')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(dollars(chosen.price) + cheapest + shops[0]),
      ...others.map(({ price }, index) =>
        expect.stringContaining(dollars(price) + withAmount(more, price - chosen.price) + shops[index + 1]),
      ),
      dollars(dealershipPrice) + dealership,
    ]);
    expect(figure).toHaveTextContent(withAmount(saving.dealership, dealershipPrice - chosen.price));
    const stage = screen.getByText(exampleJobTexts.stages[currentStage]).closest('li');
    expect(stage).toHaveAttribute('aria-current', 'step');
  });

  it('writes the postal code as it will be stored, once its field is left', () => {
    renderHero();
    const code = screen.getByLabelText(content.plate.label);
    fireEvent.change(code, { target: { value: 'h2x1y4' } });
    expect(code).toHaveValue('h2x1y4');
    fireEvent.blur(code);
    expect(code).toHaveValue('H2X 1Y4');
  });

  it('has the postal code of a visitor who has joined on the licence plate', () => {
    setJoinedCode('M5V 2T6');
    renderHero();
    expect(plateAction()).not.toBeInTheDocument();
    expect(screen.getByText('M5V 2T6').closest('p')).toHaveTextContent(`M5V 2T6 ${afterJoining.note}`);
  });
});

describe('the job on the ruler', () => {
  const choice = (name: string) => screen.getByLabelText(name, { selector: '[type="radio"]' });
  const choose = (name: string) => fireEvent.click(choice(name));
  const pricesShown = () =>
    [...document.querySelectorAll('.quote')].map((quote) => quote.querySelector('p')?.textContent);
  const pricesOf = (...factors: Parameters<typeof figuresOf>) => {
    const { product, nationalBrand, dealership } = figuresOf(...factors);
    return [product, nationalBrand, dealership];
  };
  const example = [chosen.price, ...others.map(({ price }) => price), dealershipPrice].map(dollars);

  it('is the example or a service of the calculator, which shares its state', () => {
    render(<HeroQuotes />);
    const { result } = renderHook(useEstimate);
    const choices = within(screen.getByRole('group', { name: heroQuotes.choices }));
    expect(choices.getAllByRole('radio')).toHaveLength(1 + SERVICES.length);
    expect(choice(heroQuotes.exampleChoice)).toBeChecked();
    // Of the first estimate too.
    for (const service of ['oil-change', 'brake-pad-replacement'] as const) {
      choose(services[service]);
      expect(pricesShown()).toEqual(pricesOf({ service }));
      expect(result.current.service).toBe(service);
      const { savingsPerVisit } = figuresOf({ service }).result;
      expect(screen.getByText(withAmount(saving.dealership, savingsPerVisit))).toBeVisible();
    }
    choose(heroQuotes.exampleChoice);
    expect(result.current.service).toBe('brake-pad-replacement');
    expect(pricesShown()).toEqual(example);
    act(() => changeEstimate({ service: 'brake-pad-replacement' }));
    expect(pricesShown()).toEqual(example);
    const change = { service: 'battery-replacement', carAge: 6 } as const;
    act(() => changeEstimate(change));
    expect(pricesShown()).toEqual(pricesOf(change));
    expect(choice(services['battery-replacement'])).toBeChecked();
  });

  it('says that the prices of others are assumed', () => {
    render(<HeroQuotes />);
    choose(services['brake-pad-replacement']);
    const { assumed } = calculatorForm.comparison;
    const texts = [...document.querySelectorAll('.quote')].map((quote) => quote.textContent);
    for (const [index, factor] of [1.4, 2].entries())
      expect(texts[index + 1]).toContain(interpolate(assumed, { factor: formats.number(factor) }));
  });

  it('compares its price with what the visitor paid last time, and has no saving for who paid less or as much', () => {
    render(<HeroQuotes />);
    choose(services['brake-pad-replacement']);
    const { result } = figuresOf({ service: 'brake-pad-replacement' });
    const figure = screen.getByRole('figure');
    const pay = (price: string) =>
      fireEvent.change(screen.getByLabelText(lastPrice.label), { target: { value: price } });
    const band = () => document.querySelector('.saving-band');
    pay('310.50');
    const less = withAmount(saving.lastPrice, 310.5 - result.productPrice);
    expect(less).toContain('$130.50');
    expect(figure).toHaveTextContent(less);
    expect(figure).not.toHaveTextContent(withAmount(saving.dealership, result.savingsPerVisit));
    expect(band()).toBeInTheDocument();
    for (const price of ['20', '182']) {
      pay(price);
      expect(screen.queryByText(/saved|than you paid/)).toBeNull();
      expect(band()).toBeNull();
    }
    pay('');
    expect(figure).toHaveTextContent(withAmount(saving.dealership, result.savingsPerVisit));
  });

  it('asks what the visitor paid for a service last time, says the difference, and forgets it with another job', () => {
    render(<HeroQuotes />);
    const field = () => screen.queryByRole('textbox', { name: lastPrice.label });
    const mark = () => document.querySelector('[data-slot="own-price"]');
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText(lastPrice.label), { target: { value } });
    expect(field()).toBeNull();
    choose(services['brake-pad-replacement']);
    type('310');
    expect(mark()).toHaveTextContent(dollars(310));
    const { productPrice } = figuresOf({ service: 'brake-pad-replacement' }).result;
    expect(field()).toHaveAccessibleDescription(withAmount(lastPrice.more, 310 - productPrice));
    choose(services['tire-rotation']);
    expect(field()).toHaveValue('');
    expect(mark()).toBeNull();
    type('no price');
    expect(mark()).toBeNull();
    expect(field()).toHaveAccessibleDescription('');
    expect(field()).toBeValid();
    choose(heroQuotes.exampleChoice);
    expect(field()).toBeNull();
  });
});
