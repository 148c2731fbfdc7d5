import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { registerDriver } from '@/data/waitlist';
import { openDialog } from '@/dialogs/dialog-location';
import { Dialogs } from '@/dialogs/dialogs';
import { interpolate } from '@/lib/interpolate';
import { EstimateStatus } from '@/sections/estimate-status';
import { HeroPrices } from '@/sections/hero/prices';
import { wait } from '../../setup/browser';
import { figuresOf } from '../../setup/estimates';
import { french, render } from '../../setup/render';

/* What the page says in French only once a visitor does something; the built pages have the rest. */

vi.mock('@/data/waitlist', { spy: true });

const { announcements, formats, heroPrices, regionNames, services, waitlistForm } = french;

beforeEach(() => window.history.replaceState(null, '', '/fr/'));

it('the estimate of a chosen service, its announcement and the price paid are in French', () => {
  vi.useFakeTimers();
  render(
    <>
      <HeroPrices />
      <EstimateStatus />
    </>,
    french,
  );
  const service = services['brake-pad-replacement'];
  fireEvent.click(screen.getByLabelText(service, { selector: '[type="radio"]' }));
  const { result } = figuresOf({ service: 'brake-pad-replacement' });
  const dollars = (amount: number) => formats.dollars(amount);
  const shown = [...document.querySelectorAll('.price')].map(
    (quote) => quote.querySelector('p')?.textContent,
  );
  const prices = [result.productPrice, result.nationalBrandPrice, result.dealershipPrice];
  expect(shown).toEqual(prices.map(dollars));
  wait(500);
  expect(screen.getByRole('status').textContent).toBe(
    interpolate(announcements.estimate, {
      service,
      productPrice: dollars(result.productPrice),
      nationalBrandPrice: dollars(result.nationalBrandPrice),
      dealershipPrice: dollars(result.dealershipPrice),
      savingsPerVisit: dollars(result.savingsPerVisit),
      percentageSaved: formats.percent(result.percentageSaved),
      annualSavings: dollars(result.annualSavings),
      visits: result.visits,
    }),
  );
  const { label, more } = heroPrices.lastPrice;
  fireEvent.change(screen.getByLabelText(label), { target: { value: '310' } });
  const difference = interpolate(more, { amount: dollars(310 - result.productPrice) });
  wait(500);
  expect(screen.getByRole('status').textContent).toBe(difference);
});

it('a form says in French what is missing and that it was sent, and sends its language', async () => {
  const send = vi.mocked(registerDriver).mockResolvedValue({ ok: true, id: 'row-1' });
  const user = userEvent.setup({ delay: null });
  render(<Dialogs />, french);
  act(() => openDialog('waitlist'));
  const dialog = within(await screen.findByRole('dialog', { name: waitlistForm.title }));
  await user.click(dialog.getByRole('button', { name: waitlistForm.submit }));
  const { missing, success } = waitlistForm.messages;
  expect(dialog.getByRole('alert')).toHaveTextContent(missing.title + missing.description);
  const { email, postalCode } = waitlistForm.fields;
  for (const [{ label }, value] of [
    [email, 'leo@exemple.ca'],
    [postalCode, 'h2x1y4'],
  ] as const)
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await user.click(dialog.getByRole('button', { name: waitlistForm.submit }));
  const messages = within(screen.getByRole('region', { name: regionNames.page }));
  expect(await messages.findByText(success.title)).toBeVisible();
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'fr');
});
