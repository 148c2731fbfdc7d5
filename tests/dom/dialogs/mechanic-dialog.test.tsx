import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MechanicDialog } from '@/dialogs/mechanic-dialog';
import {
  button,
  dialog,
  dialogToasts,
  field,
  forceSubmit,
  openDialog,
  pageToasts,
  pending,
} from './dialog-page';

const submitMechanicApplication = vi.hoisted(() => vi.fn());
vi.mock('@/data/mechanics', async (load) => ({ ...(await load<object>()), submitMechanicApplication }));

const APPLICATION = {
  'Full name': ' Alex Example ',
  'Phone number': '416 555 0142',
  'Email address': 'alex@example.ca',
  'Street address': '1 Garage Lane',
  City: 'Toronto',
  'Postal code': 'm5v2t6 ',
};
const LABELS = Object.keys(APPLICATION);

const open = () => openDialog((props) => <MechanicDialog {...props} />);

async function openFilled(overrides: Partial<typeof APPLICATION> = {}) {
  const page = await open();
  for (const [label, value] of Object.entries({ ...APPLICATION, ...overrides })) {
    fireEvent.change(field(label), { target: { value } });
  }
  return page;
}

beforeEach(() => submitMechanicApplication.mockReset().mockResolvedValue({ ok: true }));

describe('the mechanic dialog', () => {
  it('has a name and a description, focuses its first field and marks all six as required', async () => {
    await open();
    expect(dialog()).toHaveAccessibleName('Partner with Us');
    expect(dialog()).toHaveAccessibleDescription('Mechanic Partnership Form');
    expect(field('Full name')).toHaveFocus();
    expect(within(dialog()).getByText('Required')).toHaveTextContent('* Required');
    for (const label of LABELS) {
      expect(field(label)).toBeRequired();
      expect(within(dialog()).getByText(label, { exact: false, selector: 'label' })).toHaveTextContent('*');
    }
  });

  it.each([
    ['Full name', { type: 'text', autocomplete: 'name', autocapitalize: 'words' }],
    ['Phone number', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    ['Email address', { type: 'email', autocomplete: 'email', inputmode: 'email', autocapitalize: 'none' }],
    ['Street address', { autocomplete: 'address-line1', autocapitalize: 'words' }],
    ['City', { autocomplete: 'address-level2', autocapitalize: 'words' }],
    ['Postal code', { autocomplete: 'postal-code', autocapitalize: 'characters', enterkeyhint: 'send' }],
  ])('has the attributes by which keyboards and browsers fill %s', async (label, attributes) => {
    await open();
    for (const [name, value] of Object.entries({ ...attributes, spellcheck: 'false' })) {
      expect(field(label)).toHaveAttribute(name, value);
    }
  });

  it.each(LABELS)('cannot be submitted while %s is blank', async (label) => {
    const { user } = await openFilled({ [label]: '  ' });
    expect(button('Submit Application')).toBeDisabled();
    await user.type(field(label), 'x');
    expect(button('Submit Application')).toBeEnabled();
  });

  it('sends the values as typed, shows the thanks, clears the fields and closes', async () => {
    const { user, opener } = await openFilled();
    await user.click(button('Submit Application'));
    expect(submitMechanicApplication).toHaveBeenCalledExactlyOnceWith({
      fullName: ' Alex Example ',
      phoneNumber: '416 555 0142',
      emailAddress: 'alex@example.ca',
      streetAddress: '1 Garage Lane',
      city: 'Toronto',
      postalCode: 'm5v2t6 ',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await within(pageToasts()).findByText('Application Submitted!')).toBeVisible();
    expect(
      within(pageToasts()).getByText(
        'Thank you for your interest. We will get in touch with you within 4 working days!',
      ),
    ).toBeVisible();
    await user.click(opener);
    for (const label of LABELS) expect(field(label)).toHaveValue('');
  });

  it.each([
    ['duplicate', 'Already Applied', 'This email has already been submitted!'],
    ['failed', 'Submission Failed', 'Something went wrong. Please try again.'],
  ])('stays open with the typed values when the result is %s', async (reason, title, text) => {
    submitMechanicApplication.mockResolvedValue({ ok: false, reason });
    const { user } = await openFilled();
    await user.click(button('Submit Application'));
    expect(within(dialog()).getByRole('alert')).toHaveTextContent(title + text);
    const toast = await within(dialogToasts()).findByText(title);
    expect(toast.closest('[data-tone]')).toHaveAttribute('data-tone', 'destructive');
    for (const [label, value] of Object.entries(APPLICATION)) expect(field(label)).toHaveValue(value);
    expect(button('Submit Application')).toBeEnabled();
    await user.click(button('Submit Application'));
    expect(submitMechanicApplication).toHaveBeenCalledTimes(2);
  });

  it('ignores a submission while one is in progress', async () => {
    const insert = pending();
    submitMechanicApplication.mockReturnValue(insert.promise);
    const { user } = await openFilled();
    await user.click(button('Submit Application'));
    expect(button('Submitting...')).toBeDisabled();
    expect(button('Cancel')).toBeDisabled();
    for (const label of LABELS) expect(field(label)).toBeDisabled();
    act(forceSubmit);
    await user.keyboard('{Escape}');
    expect(dialog()).toBeInTheDocument();
    expect(submitMechanicApplication).toHaveBeenCalledTimes(1);
    await act(async () => insert.answer({ ok: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names the missing fields when an incomplete form is submitted', async () => {
    await openFilled({ City: '', 'Street address': ' ' });
    act(forceSubmit);
    const text = 'Missing InformationPlease fill in all six fields.';
    expect(within(dialog()).getByRole('alert')).toHaveTextContent(text);
    expect(await within(dialogToasts()).findByText('Missing Information')).toBeVisible();
    expect(field('Street address')).toHaveFocus();
    expect(field('Street address')).toHaveAccessibleDescription('Enter your street address.');
    expect(field('City')).toHaveAccessibleDescription('Enter your city.');
    expect(field('Full name')).toBeValid();
    expect(submitMechanicApplication).not.toHaveBeenCalled();
  });

  it.each([
    ['Full name', 200, 'Shorten the name to 200 characters.'],
    ['Phone number', 50, 'Shorten the phone number to 50 characters.'],
    ['Street address', 200, 'Shorten the street address to 200 characters.'],
    ['City', 120, 'Shorten the city to 120 characters.'],
    ['Postal code', 32, 'Shorten the postal code to 32 characters.'],
  ])('rejects a %s of more than %i characters without shortening it', async (label, limit, error) => {
    const long = 'x'.repeat(limit + 1);
    const { user } = await openFilled({ [label]: long });
    await user.click(button('Submit Application'));
    expect(field(label)).toHaveAccessibleDescription(error);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveValue(long);
    expect(submitMechanicApplication).not.toHaveBeenCalled();
    await user.keyboard('{End}{Backspace}{Enter}');
    expect(submitMechanicApplication).toHaveBeenCalledTimes(1);
  });

  it('says how to fix an email address', async () => {
    const { user } = await openFilled({ 'Email address': 'alex@' });
    await user.click(button('Submit Application'));
    expect(field('Email address')).toHaveAccessibleDescription(
      'Enter a full email address, like you@example.ca.',
    );
    expect(submitMechanicApplication).not.toHaveBeenCalled();
  });
});
