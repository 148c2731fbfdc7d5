import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { benefitCards, benefits } from '@/content/benefits';
import { exampleJob } from '@/content/example-job';
import { howItWorks } from '@/content/how-it-works';
import { jobTicket, mechanicCall } from '@/content/mechanic-call';
import { whyChoose } from '@/content/why-choose';
import { setJoinedCode } from '@/hooks/use-visitor';
import { withProduct } from '@/lib/settings';
import { Benefits } from '@/sections/benefits';
import { HowItWorks } from '@/sections/how-it-works';
import { MechanicCall } from '@/sections/mechanic-call';
import { WhyChoose } from '@/sections/why-choose';

const nothing = () => undefined;

/** Titles of the parts of a section, in order. */
const partsOf = (section: object) =>
  Object.values(section).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null && 'title' in part ? [part.title] : [],
  );

it.each([
  [whyChoose.title, <WhyChoose key="" />, partsOf(whyChoose), whyChoose.example],
  [
    benefits.title,
    <Benefits key="" onJoinWaitlist={nothing} onSeen={nothing} />,
    partsOf(benefitCards),
    benefitCards.example,
  ],
  [mechanicCall.title, <MechanicCall key="" onPartner={nothing} />, [], jobTicket.caption],
  [howItWorks.title, <HowItWorks key="" />, partsOf(howItWorks), howItWorks.example],
])('%s has its parts as headings, and says what is illustrative', (text, section, parts, note) => {
  const title = withProduct(text);
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
});

it.each([
  [<Benefits key="" onJoinWaitlist={nothing} onSeen={nothing} />, 2],
  [<HowItWorks key="" />, 1],
])('the cars wear the plate of a visitor who has joined', (section, cars) => {
  setJoinedCode('M5V 2T6');
  render(section);
  expect(screen.getAllByText('M5V 2T6').map((text) => text.closest('svg')?.ariaHidden)).toEqual(
    Array(cars).fill('true'),
  );
});

it('How It Works is a list of its steps to assistive technology, without the car and the cards', () => {
  render(<HowItWorks />);
  expect(screen.getAllByRole('listitem')).toHaveLength(partsOf(howItWorks).length);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(`$${exampleJob.chosen.price}`).closest('[aria-hidden="true"]')).not.toBeNull();
});
