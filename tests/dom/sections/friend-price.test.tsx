import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { interpolate } from '@/lib/interpolate';
import { HeroPrices } from '@/sections/hero/hero-prices';
import { updateCalculatorInput, useCalculatorInput } from '@/state/estimate';
import { followFriendPrice, paidFragment, useFriendPrice } from '@/state/friend-price';
import { english, french, render, renderHook } from '../../setup/render';

const { afterJoining, formats, heroPrices, services } = english;
const { friend, pricePaid } = heroPrices;
const { dollars } = formats;

/** Opens a link with the given fragment, as happens when the page loads or the visitor moves through the history. */
const open = (fragment: string) => {
  window.history.replaceState(null, '', `/${fragment}`);
  act(followFriendPrice);
};
const flag = () => document.querySelector('[data-slot="friend-price"]');
const field = () => screen.getByRole('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => window.history.replaceState(null, '', '/'));

it('a friend’s link chooses its service and shows the price', () => {
  render(<HeroPrices />);
  open('#paid=brake-pad-replacement-520');
  expect(screen.getByLabelText(services['brake-pad-replacement'])).toBeChecked();
  expect(flag()).toHaveTextContent('A friend: $520');
  expect(field()).toHaveValue('');
  expect(field()).toHaveAccessibleDescription(interpolate(friend.paid, { price: dollars(520) }));
  type('310');
  expect(document.querySelector('[data-slot="price-paid"]')).toHaveTextContent('$310');
  expect(field()).toHaveAccessibleDescription(
    'You paid $130 more than our estimate. Your friend paid $210 more than you.',
  );
  // The friend's price applies only to the service in the link.
  fireEvent.click(screen.getByLabelText(services['tire-rotation']));
  expect(flag()).toBeNull();
});

it.each([
  ['520', 'You paid $340 more than our estimate. Your friend paid about the same.'],
  ['600', 'You paid $420 more than our estimate. Your friend paid $80 less than you.'],
  ['182', 'You paid about the same as our estimate. Your friend paid $338 more than you.'],
  ['100', 'You paid $80 less than our estimate. Your friend paid $420 more than you.'],
])('compares a price of %s with an estimate of 180 and a friend’s price of 520', (typed, answer) => {
  render(<HeroPrices />);
  open('#paid=brake-pad-replacement-520&fbclid=x');
  type(typed);
  expect(field()).toHaveAccessibleDescription(answer);
});

it.each([
  '#paid=',
  '#paid=oil-change',
  '#paid=oil-change-0',
  '#paid=oil-change-4',
  '#paid=oil-change--90',
  '#paid=oil-change-20001',
  '#paid=oil-change-99999999999',
  '#paid=oil-change-90.50',
  '#paid=oil-change-1e3',
  '#paid=constructor-90',
  '#paid=brake-pads-90',
  '#paid=<img src=x onerror=alert(1)>-90',
  '#paid=oil-change-90%0a',
  '#unpaid=oil-change-90',
])('the page ignores %s', (fragment) => {
  render(<HeroPrices />);
  const { result } = renderHook(() => [useCalculatorInput(), useFriendPrice()]);
  const before = result.current;
  open(fragment);
  expect(result.current).toEqual(before);
});

it('the page reads each link only once', () => {
  render(<HeroPrices />);
  open('#paid=tire-rotation-90');
  act(() => updateCalculatorInput({ service: 'oil-change' }));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(flag()).toBeNull();
  open('#waitlist');
  expect(flag()).toBeNull();
  open('#paid=oil-change-150');
  expect(flag()).toHaveTextContent('$150');
});

it.each([english, french])('shares a message in $language.code about the price paid', async (content) => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, share });
  render(<HeroPrices />, content);
  act(() => updateCalculatorInput({ service: 'brake-pad-replacement' }));
  const action = screen.getByRole('button', { name: content.heroPrices.friend.share });
  expect(action).toBeDisabled();
  type('520.4');
  expect(action).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: content.heroPrices.friend.share }));
  const figures = { service: content.services['brake-pad-replacement'], price: content.formats.dollars(520) };
  const text = interpolate(content.heroPrices.friend.sentence, {
    ...figures,
    estimate: content.formats.dollars(180),
  });
  const url = window.location.origin + content.language.path + paidFragment('brake-pad-replacement', 520);
  expect(share).toHaveBeenCalledWith({ text, url });
});

it('the hero shows the outcome of sharing until the price changes', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } });
  render(<HeroPrices />);
  type('150');
  const name = friend.share;
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('button', { name: afterJoining.share.copied })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('#paid=oil-change-150'));
  expect(field()).toHaveAccessibleDescription(interpolate(pricePaid.more, { amount: dollars(68) }));
  writeText.mockRejectedValueOnce(new Error('denied'));
  type('160');
  fireEvent.click(screen.getByRole('button', { name }));
  const link = window.location.origin + english.language.path + paidFragment('oil-change', 160);
  const told = interpolate(afterJoining.share.failed, { url: link });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(told));
  expect(field()).toHaveAccessibleDescription(told);
});
