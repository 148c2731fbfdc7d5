import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { widestWord } from '@/lib/text-width';
import { Benefits } from '@/sections/benefits';
import { HowItWorks } from '@/sections/how-it-works';
import { MechanicCall } from '@/sections/mechanic-call';
import { WhyChoose } from '@/sections/why-choose';

const { name } = vi.hoisted(() => ({ name: { current: 'Pitlane' } }));
vi.mock('@/lib/settings', async (load) => ({
  ...(await load<object>()),
  withProduct: (text: string) => text.replaceAll('{product}', name.current),
}));

const nothing = () => undefined;

it.each([
  {
    title: 'Why Choose Pitlane',
    section: <WhyChoose />,
    parts: ['Trusted mechanics nearby', 'Real-time quotes', 'Book in 60 seconds', 'Satisfaction guarantee'],
    note: /illustrative readings/i,
  },
  {
    title: 'Revolutionize Your Car Care',
    section: <Benefits onJoinWaitlist={nothing} onSeen={nothing} />,
    parts: [
      'Digital glove box',
      'Roadside assistance',
      'Service reminders',
      'Cheapest gas',
      'Theft-zone alerts',
      'Service progress tracking',
    ],
    note: /illustrative prices, distances and dates/i,
  },
  {
    title: 'Are you a mechanic?',
    section: <MechanicCall onPartner={nothing} />,
    parts: [],
    note: /^Illustrative request$/,
  },
  {
    title: 'How It Works',
    section: <HowItWorks />,
    parts: [
      'Select service',
      'View quotes and ratings',
      'Book instantly',
      'Track progress',
      'Drive with confidence',
    ],
    note: /illustrative booking/,
  },
])('$title has its parts as headings, and says what is illustrative', ({ section, ...expected }) => {
  render(section);
  const region = screen.getByRole('region', { name: expected.title });
  const headings = within(region).getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', expected.title],
    ...expected.parts.map((part) => ['H3', part]),
  ]);
  expect(
    region.querySelector('[aria-hidden="true"] :is(h1, h2, h3, h4, h5, h6, [role="heading"])'),
  ).toBeNull();
  expect(screen.getByText(expected.note)).toBeVisible();
});

it('How It Works is a list of five steps for assistive technology: the car and the cards are not in it', () => {
  render(<HowItWorks />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('$198').closest('[aria-hidden="true"]')).not.toBeNull();
});

it('the call to mechanics says what partners get, with one button', () => {
  const onPartner = vi.fn();
  render(<MechanicCall onPartner={onPartner} />);
  expect(screen.getByText('Join our trusted network and grow your business')).toBeVisible();
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleName('Partner with Us');
  button.click();
  expect(onPartner).toHaveBeenCalledOnce();
});

it.each([
  ['Qi', 'Choose'],
  ['Supercalifragilistic', 'Supercalifragilistic'],
])('Why Choose sizes its title by the widest word, as with %s', (product, widest) => {
  name.current = product;
  render(<WhyChoose />);
  const em = screen.getByRole('heading', { level: 2 }).style.getPropertyValue('--em');
  expect(em).toBe(String(widestWord(widest)));
  name.current = 'Pitlane';
});
