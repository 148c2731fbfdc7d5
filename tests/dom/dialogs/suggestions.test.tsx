import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interpolate } from '@/lib/interpolate';
import { english } from '../../setup/render';
import { alert, button, field, fill, openFilled, WAITLIST } from './forms';

/* Tests the suggested corrections for mistyped email addresses and postal codes. Valid addresses are tested in
 * field-problem.test.ts.
 */

const { suggestion } = english;
const { send, submit, email, postalCode } = WAITLIST;

it('suggests a correction for a mistyped address', async () => {
  const { user } = await openFilled(WAITLIST);
  for (const address of ['Marie@gmail.co', 'Marie@gmial.com']) {
    const offered = interpolate(suggestion, { text: 'Marie@gmail.com' });
    fill(email, address);
    await user.click(field(email));
    expect(screen.queryByText(offered)).toBeNull();
    await user.tab();
    const offer = button(offered);
    expect(field(email)).toBeValid();
    await user.click(offer);
    expect(field(email)).toHaveValue('Marie@gmail.com');
    expect(field(email)).toHaveFocus();
    expect(offer).not.toBeInTheDocument();
  }
});

it('sends a mistyped address if the visitor ignores the suggestion', async () => {
  const { user } = await openFilled(WAITLIST);
  fill(email, 'marie@gmial.com');
  await user.click(field(email));
  await user.tab();
  await user.click(button(submit));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ email_id: 'marie@gmial.com' }),
    'en',
  );
});

const suggestionOf = (text: string) => interpolate(suggestion, { text });

it.each(['a click', 'Enter'])('sends a mistyped address on the second submission by %s', async (way) => {
  const { user } = await openFilled(WAITLIST);
  const [control, submission] =
    way === 'Enter'
      ? [field(email), () => user.type(field(email), '{Enter}')]
      : [button(submit), () => user.click(button(submit))];
  for (const [address, domain] of [
    ['leo@outlok.com', 'outlook.com'],
    ['leo@garage-roy.con', 'garage-roy.com'],
  ] as const) {
    fill(email, address);
    await submission();
    expect(button(suggestionOf(`leo@${domain}`)).closest('[aria-live="polite"]')).toBeVisible();
    expect(control).toHaveFocus();
    expect(field(email)).toBeValid();
    expect(alert()).toBeNull();
    expect(send).not.toHaveBeenCalled();
  }
  await submission();
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ email_id: 'leo@garage-roy.con' }),
    'en',
  );
});

it('suggests digits for letters in a postal code', async () => {
  const { user } = await openFilled(WAITLIST, { [postalCode]: 'KIA OB1' });
  await user.click(button(submit));
  await user.click(button(suggestionOf('K1A 0B1')));
  expect(field(postalCode)).toHaveValue('K1A 0B1');
});

it('sends a postal code as typed on the second submission', async () => {
  const { user } = await openFilled(WAITLIST, { [postalCode]: 'K1A OB1' });
  await user.click(button(submit));
  expect(send).not.toHaveBeenCalled();
  await user.click(button(submit));
  const sent = { postal_code: 'K1A OB1' };
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent), 'en');
});

it('suggests only addresses that can be sent', async () => {
  const { user } = await openFilled(WAITLIST, { [email]: 'leo@rogerscom' });
  await user.click(button(submit));
  expect(field(email)).toHaveFocus();
  expect(field(email)).toBeInvalid();
  await user.click(button(suggestionOf('leo@rogers.com')));
  expect(field(email)).toHaveValue('leo@rogers.com');
  expect(field(email)).toBeValid();
  // The corrected form of the last address would be longer than the column allows.
  for (const address of [
    'léo@gmial.com',
    'lea@garage-roy.ca]',
    'leo roy@gmial.com',
    `${'x'.repeat(244)}@rogerscom`,
  ]) {
    fill(email, address);
    await user.click(field(email));
    await user.tab();
    expect(screen.queryByText(suggestion.split('{text}')[0] ?? '', { exact: false })).toBeNull();
  }
  expect(send).not.toHaveBeenCalled();
});
