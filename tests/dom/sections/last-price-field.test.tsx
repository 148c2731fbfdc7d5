import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { services } from '@/content/calculator-choices';
import { formats } from '@/content/formats';
import { heroQuotes } from '@/content/hero-quotes';
import { fillIn } from '@/lib/fill-in';
import { HeroQuotes } from '@/sections/hero/quotes';
import { figuresOf } from '../../setup/estimates';

const { label, more } = heroQuotes.lastPrice;
const field = () => screen.queryByRole('textbox', { name: label });
const mark = () => document.querySelector('[data-slot="own-price"]');

async function choose(name: string) {
  await userEvent.click(screen.getByRole('radio', { name }));
}

it('asks with an estimate alone, marks the price, says the difference, and forgets it with another job', async () => {
  render(<HeroQuotes />);
  expect(field()).toBeNull();
  await choose(services['brake-pad-replacement']);
  await userEvent.type(screen.getByLabelText(label), '310');
  expect(mark()).toHaveTextContent(formats.dollars(310));
  const { productPrice } = figuresOf({ service: 'brake-pad-replacement' }).result;
  expect(field()).toHaveAccessibleDescription(
    fillIn(more, { amount: formats.dollars(310 - productPrice), product: 'Pitlane' }),
  );
  await choose(services['tire-rotation']);
  expect(field()).toHaveValue('');
  expect(mark()).toBeNull();
  await choose(heroQuotes.exampleChoice);
  expect(field()).toBeNull();
});

it('takes what is no price without a mark and without an alarm', async () => {
  render(<HeroQuotes />);
  await choose(services['oil-change']);
  await userEvent.type(screen.getByLabelText(label), '1e9');
  expect(mark()).toBeNull();
  expect(field()).toHaveAccessibleDescription('');
  expect(field()).toBeValid();
});
