import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleJob, examplePrices } from '@/content/example-job';
import { jobTicket } from '@/content/mechanic-call';
import { JobTicket } from '@/illustrations/job-ticket';
import { PriceDial } from '@/illustrations/price-dial';
import { ServiceStages } from '@/illustrations/service-stages';
import { WhyChoose } from '@/sections/why-choose';

/** The numbers of an attribute's text. */
const numbersOf = (element: Element | null | undefined, attribute: string) =>
  [...(element?.getAttribute(attribute) ?? '').matchAll(/-?[\d.]+/g)].map(Number);

it('puts the needle and the flags of prices on a scale that begins and ends with long ticks', () => {
  const { container } = render(
    <PriceDial prices={[180, 205, 230]} longTick={20} format={String} caption="" />,
  );
  const turned = [...container.querySelectorAll('[transform^="rotate"]')];
  // From $180 at -75 degrees to $260 at 75.
  expect(turned.map((part) => numbersOf(part, 'transform')[0])).toEqual([-75, -28.1, 18.8, -75]);
});

it('has every price on its scale and in order, whatever is claimed', () => {
  for (let claim = 10; claim <= 60; claim += 1) {
    const { lowest, middle, highest, tick } = examplePrices(claim);
    const { container, unmount } = render(
      <PriceDial prices={[lowest, middle, highest]} longTick={5 * tick} format={String} caption="" />,
    );
    const [low = 0, mid = 0, high = 0] = [...container.querySelectorAll('[transform^="rotate"]')].map(
      (part) => numbersOf(part, 'transform')[0] ?? 0,
    );
    const places = [-75, low, low + 25, mid, mid + 25, high, 75];
    expect(places, `at ${claim} %`).toEqual(places.toSorted((one, other) => one - other));
    unmount();
  }
});

it('places the garages at their distances, on the printed scale', () => {
  const { container } = render(<WhyChoose />);
  const fromHub = ([x = 0, y = 0]: number[]) => Math.hypot(x - 100, y - 100);
  const [printed] = ['2', '4'].map((km) => {
    const label = screen.getByText(km);
    return fromHub([...numbersOf(label, 'x'), ...numbersOf(label, 'y')]) / Number(km);
  });
  const garages = [...container.querySelectorAll('[data-distance]')].map(
    (garage) => fromHub(numbersOf(garage, 'transform')) / (printed ?? 1),
  );
  const { chosen, others } = exampleJob;
  expect(garages).toHaveLength(3);
  for (const [index, { distanceKm }] of [chosen, ...others].entries()) {
    expect(garages[index]).toBeCloseTo(distanceKm, 1);
  }
});

it('marks the stages before the current one as done', () => {
  const { container } = render(<ServiceStages stages={['In', 'Lift', 'Check', 'Ready']} current="Check" />);
  const states = [...container.querySelectorAll('li')].map((stage) => stage.dataset['state']);
  expect(states).toEqual(['done', 'done', 'now', 'ahead']);
});

it('puts the red tick of the ticket at the quote, $2 a tick from a multiple of $40', () => {
  const { container } = render(<JobTicket {...jobTicket} price={198} format={String} />);
  const tick = container.querySelector<HTMLElement>('.tick-edge > span');
  expect(tick?.style.left).toBe(`${8 * ((198 - 160) / 2)}px`);
});
