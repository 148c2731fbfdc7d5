import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleJob } from '@/content/example-job';
import { jobTicket } from '@/content/mechanic-call';
import { JobTicket } from '@/illustrations/job-ticket';
import { PriceDial } from '@/illustrations/price-dial';
import { ServiceStages } from '@/illustrations/service-stages';
import { WhyChoose } from '@/sections/why-choose';

/** The numbers of an attribute's text. */
const numbersOf = (element: Element | null | undefined, attribute: string) =>
  [...(element?.getAttribute(attribute) ?? '').matchAll(/-?[\d.]+/g)].map(Number);

it.each([
  [180, -75],
  [230, 0],
  [280, 75],
])('puts the needle and the flag of $%i at %i degrees', (price, degrees) => {
  const scale = { from: 180, to: 280, short: 5, long: 20 };
  const { container } = render(<PriceDial scale={scale} prices={[price]} format={String} caption="" />);
  const turned = [...container.querySelectorAll('[transform^="rotate"]')];
  expect(turned.map((part) => numbersOf(part, 'transform')[0])).toEqual([degrees, degrees]);
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
  expect(tick?.style.getPropertyValue('--ticks')).toBe(String((198 - 160) / 2));
});
