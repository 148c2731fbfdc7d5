import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleJob, examplePrices } from '@/content/example-job';
import { JobTicket } from '@/illustrations/job-ticket';
import { PriceDial } from '@/illustrations/price-dial';
import { ServiceStages } from '@/illustrations/service-stages';
import { Benefits } from '@/sections/benefits';
import { HowItWorks } from '@/sections/how-it-works';
import { MechanicCall } from '@/sections/mechanic-call';
import { WhyChoose } from '@/sections/why-choose';
import { setJoinedCode } from '@/state/visitor';
import { english, render } from '../../setup/render';

const { benefitCards, benefits, howItWorks, jobTicket, mechanicCall, whyChoose } = english;

const nothing = () => undefined;

/** Titles of the parts of a section, in order. */
const partsOf = (section: object) =>
  Object.values(section).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null && 'title' in part ? [part.title] : [],
  );

it.each([
  [whyChoose.title, <WhyChoose key="" />, partsOf(whyChoose), whyChoose.example, 0],
  [
    benefits.title,
    <Benefits key="" onJoinWaitlist={nothing} onSeen={nothing} />,
    partsOf(benefitCards),
    benefitCards.example,
    2,
  ],
  [mechanicCall.title, <MechanicCall key="" onPartner={nothing} />, [], jobTicket.caption, 0],
  [howItWorks.title, <HowItWorks key="" />, partsOf(howItWorks), howItWorks.example, 1],
])(
  '%s has headings, says what is illustrative, and shows the plate of who has joined',
  (title, section, parts, note, cars) => {
    setJoinedCode('M5V 2T6');
    render(section);
    const region = screen.getByRole('region', { name: title });
    const headings = within(region).getAllByRole('heading');
    expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H2', title],
      ...parts.map((part) => ['H3', part]),
    ]);
    expect(
      region.querySelector('[aria-hidden="true"] :is(h1, h2, h3, h4, h5, h6, [role="heading"])'),
    ).toBeNull();
    expect(screen.getByText(note)).toBeVisible();
    const plates = screen.queryAllByText('M5V 2T6');
    expect(plates.map((plate) => plate.closest('svg')?.ariaHidden)).toEqual(Array(cars).fill('true'));
  },
);

it('How It Works is a list of its steps to assistive technology, without the car and the cards', () => {
  render(<HowItWorks />);
  expect(screen.getAllByRole('listitem')).toHaveLength(partsOf(howItWorks).length);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(`$${exampleJob.chosen.price}`).closest('[aria-hidden="true"]')).not.toBeNull();
});

/** The numbers of an attribute's text. */
const numbersOf = (element: Element | null | undefined, attribute: string) =>
  [...(element?.getAttribute(attribute) ?? '').matchAll(/-?[\d.]+/g)].map(Number);

it('the dial of prices has their flags on its scale and in order, and the needle on the lowest, whatever is claimed', () => {
  for (let claim = 10; claim <= 60; claim += 1) {
    const { lowest, middle, highest, tick } = examplePrices(claim);
    const { container, unmount } = render(
      <PriceDial prices={[lowest, middle, highest]} longTick={5 * tick} format={String} caption="" />,
    );
    const turned = [...container.querySelectorAll('[transform^="rotate"]')];
    const [low = 0, mid = 0, high = 0, needle] = turned.map((part) => numbersOf(part, 'transform')[0]);
    // Degrees; a flag has 25.
    const places = [-75, low, low + 25, mid, mid + 25, high, 75];
    expect(places, `at ${claim} %`).toEqual(places.toSorted((one, other) => one - other));
    expect(needle).toBe(low);
    unmount();
  }
});

it('the map has the garages at their distances, on the printed scale', () => {
  const { container } = render(<WhyChoose />);
  const fromHub = ([x = 0, y = 0]: number[]) => Math.hypot(x - 100, y - 100);
  const label = screen.getByText('2');
  const kilometre = fromHub([...numbersOf(label, 'x'), ...numbersOf(label, 'y')]) / 2;
  const garages = [...container.querySelectorAll('[data-distance]')];
  const { chosen, others } = exampleJob;
  expect(garages.map((garage) => (fromHub(numbersOf(garage, 'transform')) / kilometre).toFixed(1))).toEqual(
    [chosen, ...others].map(({ distanceKm }) => distanceKm.toFixed(1)),
  );
});

it('the stages before the current one are marked as done', () => {
  const { container } = render(<ServiceStages stages={['In', 'Lift', 'Check', 'Ready']} current="Check" />);
  const states = [...container.querySelectorAll('li')].map((stage) => stage.dataset['state']);
  expect(states).toEqual(['done', 'done', 'now', 'ahead']);
});

it('the red tick of the ticket is at the quote, $2 a tick of 8 px from a multiple of $40', () => {
  const { container } = render(<JobTicket {...jobTicket} price={198} format={String} />);
  const tick = container.querySelector<HTMLElement>('.tick-edge > span');
  expect(tick?.style.left).toBe(`${8 * ((198 - 160) / 2)}px`);
});
