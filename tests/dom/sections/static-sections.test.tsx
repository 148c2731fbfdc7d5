import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Benefits } from '@/sections/benefits/benefits';
import { HowItWorks } from '@/sections/how-it-works/how-it-works';
import { MechanicCall } from '@/sections/mechanic-call/mechanic-call';
import { ComparisonPanel } from '@/sections/savings-calculator/comparison-panel';
import { SiteFooter } from '@/sections/site-footer';
import { WhyChoose } from '@/sections/why-choose/why-choose';
import { setJoinedCode } from '@/state/visitor';
import { english, french, render } from '../../setup/render';

const { benefitCards, benefits, howItWorks, jobTicket, mechanicCall, whyChoose } = english;

const nothing = () => undefined;

/** Returns the titles of a section's parts, in order. */
const partsOf = (section: object) =>
  Object.values(section).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null && 'title' in part ? [part.title] : [],
  );

it.each([
  [whyChoose.title, <WhyChoose key="" />, partsOf(whyChoose), whyChoose.quotes.text, 0],
  [
    benefits.title,
    <Benefits key="" onJoinWaitlist={nothing} onSeen={nothing} />,
    partsOf(benefitCards),
    benefitCards.note,
    2,
  ],
  [mechanicCall.title, <MechanicCall key="" onPartner={nothing} />, [], jobTicket.caption, 0],
  [howItWorks.title, <HowItWorks key="" />, partsOf(howItWorks), howItWorks.select.text, 1],
])(
  '%s has its headings, its note and the plates of a visitor who has joined',
  (title, section, parts, note, cars) => {
    setJoinedCode('M5V 2T6');
    render(section);
    const region = screen.getByRole('region', { name: title });
    const headings = within(region).getAllByRole('heading');
    expect(
      headings.map(({ tagName, textContent }) => [tagName, textContent]),
      'Show each part that has a title in the texts, in the same order',
    ).toEqual([['H2', title], ...parts.map((part) => ['H3', part])]);
    expect(
      region.querySelector('[aria-hidden="true"] :is(h1, h2, h3, h4, h5, h6, [role="heading"])'),
    ).toBeNull();
    expect(screen.getByText(note)).toBeVisible();
    const plates = screen.queryAllByText('M5V 2T6');
    expect(plates.map((plate) => plate.closest('svg')?.ariaHidden)).toEqual(Array(cars).fill('true'));
  },
);

it.each([
  [english, 'Example: drive belt, quotes from 3 garages, booked in 48\u00a0seconds.'],
  [
    french,
    'Exemple\u00a0: courroie d’entraînement, soumissions de 3\u00a0garages, réservation en 48\u00a0secondes.',
  ],
])('Why Choose says which job its figures belong to, in $language.code', (content, example) => {
  render(<WhyChoose />, content);
  expect(screen.getByText(example, { normalizer: String })).toBeVisible();
});

it('How It Works exposes only its steps to assistive technology', () => {
  render(<HowItWorks />);
  expect(screen.getAllByRole('listitem')).toHaveLength(partsOf(howItWorks).length);
});

it('a fact that the owner has not written leaves no empty element', () => {
  const known = { company: 'Ann’s Inc., Toronto', garageCost: 'Free.', priceIncludes: 'With taxes.' };
  const page = (ownerFacts: typeof known) => {
    const parts = [
      <ComparisonPanel key="" />,
      <MechanicCall key="m" onPartner={nothing} />,
      <SiteFooter key="f" />,
    ];
    return render(parts, { ...english, ownerFacts }).container;
  };
  const without = page({ company: '', garageCost: '', priceIncludes: '' });
  const withAll = page(known);
  for (const fact of Object.values(known)) within(withAll).getByText(fact).remove();
  expect(withAll.innerHTML).toBe(without.innerHTML);
});
