import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Odometer } from '@/illustrations/odometer';
import { ParkedProgress } from '@/illustrations/parked-pieces';
import { QuotesDial } from '@/illustrations/quotes-dial';
import { ServiceStages } from '@/illustrations/service-stages';

/** Rotation of the gauge's needle for a lowest price, in degrees from the top. */
function needleAt(price: number): string | null | undefined {
  const { container } = render(<QuotesDial prices={[price]} caption="" />);
  return container.querySelector('.dial-needle')?.parentElement?.getAttribute('transform');
}

it.each([
  [180, -120],
  [230, 0],
  [280, 120],
])('puts the needle for $%i at %i degrees', (price, degrees) => {
  expect(needleAt(price)).toBe(`rotate(${degrees} 100 100)`);
});

it('writes each quote on the gauge', () => {
  render(<QuotesDial prices={[198, 229, 262]} caption="lowest of 3" />);
  for (const label of ['$198', '$229', '$262', 'lowest of 3'])
    expect(screen.getByText(label)).toBeInTheDocument();
});

it('marks the stages before the current one as done', () => {
  const { container } = render(<ServiceStages stages={['In', 'Lift', 'Check', 'Ready']} current="Check" />);
  const states = [...container.querySelectorAll('li')].map((stage) => stage.dataset['state']);
  expect(states).toEqual(['done', 'done', 'now', 'ahead']);
});

it('shows one drum a digit', () => {
  const { container } = render(
    <Odometer reading="000420" unit="km" due="" season={{ what: '', when: '' }} />,
  );
  const drums = [...container.querySelectorAll('.odometer-drums b')].map((drum) => drum.textContent);
  expect(drums.join('')).toBe('000420');
});

it('draws the stages done over all of them', () => {
  const { container } = render(<ParkedProgress stage="On the lift" done={2} of={4} />);
  expect(container.querySelector('.parked-stages')).toHaveAttribute('d', 'M0 .5H4');
  expect(container.querySelector('.parked-done')).toHaveAttribute('d', 'M0 .5H2');
});
