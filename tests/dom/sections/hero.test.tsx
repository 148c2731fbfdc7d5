import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calculateSavings } from '@/calculator/calculate-savings';
import { DEFAULT_INPUT, SERVICES, type Service } from '@/calculator/types';
import { services } from '@/content/calculator-choices';
import { exampleJob } from '@/content/example-job';
import { formats } from '@/content/formats';
import { hero as content } from '@/content/hero';
import { heroQuotes } from '@/content/hero-quotes';
import { job } from '@/content/job';
import { joined } from '@/content/joined';
import { changeEstimate, useEstimate } from '@/hooks/use-estimate';
import { setJoinedCode } from '@/hooks/use-visitor';
import { fillIn } from '@/lib/fill-in';
import { Hero } from '@/sections/hero/hero';
import { useRotatingIndex } from '@/sections/hero/use-rotating-index';
import { stubReducedMotion, wait } from '../../setup/browser';

// scrolling.spec.ts has the word out of sight, visible-timer.test.ts the one in a hidden tab.
describe('the rotating word', () => {
  beforeEach(() => vi.useFakeTimers());

  /** Rotates four words; returns what is shown, and the pause button. */
  function rotate() {
    const { result, unmount } = renderHook(() => useRotatingIndex(4, true));
    const now = () => [result.current.index, result.current.previous];
    return { now, paused: () => result.current.paused, press: () => act(result.current.toggle), unmount };
  }

  it('is each of the words in turn for two seconds', () => {
    const { now, unmount } = rotate();
    expect(now()).toEqual([0, null]);
    for (const index of [1, 2, 3, 0]) {
      const before = now();
      wait(1_999);
      expect(now()).toEqual(before);
      wait(1);
      expect(now()).toEqual([index, before[0]]);
    }
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pauses and plays by a button', () => {
    const { now, paused, press } = rotate();
    press();
    wait(10_000);
    expect([...now(), paused()]).toEqual([0, null, true]);
    press();
    wait(2_000);
    expect([...now(), paused()]).toEqual([1, 0, false]);
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

function renderHero(plate?: string) {
  setJoinedCode(plate);
  return render(<Hero onSeeSavings={vi.fn()} onJoinWaitlist={vi.fn()} />);
}
/** The name of the plate's button. */
const INVITATION = Object.values(content.plate.invitation).join(' ');

it('the hero says what its content says, in one stable heading', () => {
  const { container } = renderHero();
  for (const text of [content.lead, content.proud]) expect(container.textContent).toContain(text);
  expect(screen.getByRole('button', { name: INVITATION })).toBeVisible();
  expect(screen.getByRole('button', { name: content.headline.pause })).toBeVisible();
  expect(screen.getByRole('heading')).toHaveAccessibleName(content.headline.stable);
});

it('the licence plate has the postal code of a visitor who has joined', () => {
  renderHero('M5V 2T6');
  expect(screen.queryByRole('button', { name: INVITATION })).not.toBeInTheDocument();
  expect(screen.getByText('M5V 2T6').closest('p')).toHaveTextContent(`M5V 2T6 ${joined.note}`);
});

// claims.test.ts has their places on the ruler.
it('the quotes are listed by price, as an example, and then the saving, which is their difference', () => {
  renderHero();
  const figure = screen.getByRole('figure');
  const { chosen, others, dealershipPrice } = exampleJob;
  const { note, saved, more, cheapest, dealership, shops } = heroQuotes;
  const dollars = (text: string, amount: number) => fillIn(text, { amount: formats.dollars(amount) });
  expect(figure).toHaveTextContent(`${job.name}, ${job.car}. ${note}`);
  const quotes = [...figure.querySelectorAll('.quote')].map(({ textContent }) => textContent);
  expect(quotes).toEqual([
    expect.stringContaining(formats.dollars(chosen.price) + cheapest + shops[0]),
    ...others.map(({ price }, index) =>
      expect.stringContaining(
        formats.dollars(price) + dollars(more, price - chosen.price) + shops[index + 1],
      ),
    ),
    formats.dollars(dealershipPrice) + dealership,
  ]);
  expect(figure.lastElementChild).toHaveTextContent(dollars(saved, dealershipPrice - chosen.price));
  expect(screen.getByText(job.stages[exampleJob.currentStage]).closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
});

describe('the job on the ruler', () => {
  const key = (name: string) => screen.getByRole('radio', { name });
  const pricesShown = () =>
    [...document.querySelectorAll('.quote')].map((quote) => quote.querySelector('p')?.textContent);
  const pricesOf = (service: Service, carAge = DEFAULT_INPUT.carAge) => {
    const result = calculateSavings({ ...DEFAULT_INPUT, service, carAge });
    const { productPrice, nationalBrandPrice, dealershipPrice } = result;
    return [productPrice, nationalBrandPrice, dealershipPrice].map(formats.dollars);
  };
  const example = () => pricesShown().length === 2 + exampleJob.others.length;

  it('is chosen by keys: the example, and the services of the calculator, whose state they share', async () => {
    renderHero();
    const { result } = renderHook(useEstimate);
    const keys = within(screen.getByRole('group', { name: heroQuotes.choices })).getAllByRole('radio');
    expect(keys).toHaveLength(1 + SERVICES.length);
    expect(keys[0]).toHaveAccessibleName(heroQuotes.exampleChoice);
    expect(keys[0]).toBeChecked();
    // The default too.
    for (const service of ['oil-change', 'brake-pad-replacement'] as const) {
      await userEvent.click(key(services[service]));
      expect(pricesShown()).toEqual(pricesOf(service));
      expect(result.current.service).toBe(service);
      const { savingsPerVisit } = calculateSavings({ ...DEFAULT_INPUT, service });
      const saved = fillIn(heroQuotes.saved, { amount: formats.dollars(savingsPerVisit) });
      expect(screen.getByText(saved)).toBeVisible();
    }
    await userEvent.click(key(heroQuotes.exampleChoice));
    expect(example()).toBe(true);
    expect(result.current.service).toBe('brake-pad-replacement');
  });

  it('follows what is changed in the calculator', () => {
    renderHero();
    act(() => changeEstimate({ carAge: DEFAULT_INPUT.carAge }));
    expect(example()).toBe(true);
    act(() => changeEstimate({ service: 'battery-replacement', carAge: 6 }));
    expect(pricesShown()).toEqual(pricesOf('battery-replacement', 6));
    expect(key(services['battery-replacement'])).toBeChecked();
  });
});
