import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitlistDialog } from '@/dialogs/waitlist-dialog';
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

const registerDriver = vi.hoisted(() => vi.fn());
vi.mock('@/data/waitlist', async (load) => ({ ...(await load<object>()), registerDriver }));

const onRegistered = vi.fn();
const open = () => openDialog((props) => <WaitlistDialog {...props} onRegistered={onRegistered} />);

async function openFilled() {
  const page = await open();
  await page.user.type(field('Email address'), ' Driver@Example.ca ');
  await page.user.type(field('Postal code'), ' m5v2t6 ');
  return page;
}

beforeEach(() => {
  registerDriver.mockReset().mockResolvedValue({ ok: true, id: 'row-1' });
  onRegistered.mockReset();
});

describe('the waitlist dialog', () => {
  it('has a name, a description and consent, and focuses its first field', async () => {
    await open();
    expect(dialog()).toHaveAccessibleName('Join Our Waitlist');
    expect(dialog()).toHaveAccessibleDescription(
      'Be the first to know when Pitlane launches and get exclusive early access!',
    );
    expect(field('Email address')).toHaveFocus();
    expect(field('Postal code')).toHaveAttribute('placeholder', 'A1A 1A1');
    expect(within(dialog()).getByRole('link')).toHaveAttribute('href', 'mailto:hello@pitlane.example');
    expect(within(dialog()).getByText(/Unsubscribe at any time/)).toHaveTextContent(
      'By joining, you agree to receive launch emails from Pitlane and nothing else. Unsubscribe at any time: hello@pitlane.example',
    );
  });

  it('has the attributes by which keyboards and browsers fill its fields', async () => {
    await open();
    expect(field('Email address')).toHaveAttribute('type', 'email');
    for (const [name, value] of Object.entries({
      autocomplete: 'email',
      inputmode: 'email',
      autocapitalize: 'none',
      spellcheck: 'false',
      enterkeyhint: 'next',
    })) {
      expect(field('Email address')).toHaveAttribute(name, value);
    }
    for (const [name, value] of Object.entries({
      autocomplete: 'postal-code',
      autocapitalize: 'characters',
      spellcheck: 'false',
      enterkeyhint: 'send',
    })) {
      expect(field('Postal code')).toHaveAttribute(name, value);
    }
  });

  it('can be submitted only when both fields have more than white space', async () => {
    const { user } = await open();
    expect(button('Join')).toBeDisabled();
    await user.type(field('Email address'), 'driver@example.ca');
    await user.type(field('Postal code'), '   {Enter}');
    expect(button('Join')).toBeDisabled();
    expect(registerDriver).not.toHaveBeenCalled();
    await user.type(field('Postal code'), 'M5V 2T6');
    expect(button('Join')).toBeEnabled();
  });

  it('sends the values as typed, shows the welcome message, clears the fields and closes', async () => {
    const { user, opener } = await openFilled();
    await user.click(button('Join'));
    expect(registerDriver).toHaveBeenCalledExactlyOnceWith({
      email: 'Driver@Example.ca',
      postalCode: ' m5v2t6 ',
      userAgent: navigator.userAgent,
      referrer: '',
    });
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith('row-1', 'Driver@Example.ca');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await within(pageToasts()).findByText('Welcome to Pitlane!')).toBeVisible();
    expect(
      within(pageToasts()).getByText(
        "You've successfully joined our waitlist. We'll notify you when we launch!",
      ),
    ).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(field('Email address')).toHaveValue('');
    expect(field('Postal code')).toHaveValue('');
  });

  it('sends the referrer', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
    const { user } = await openFilled();
    await user.keyboard('{Enter}');
    expect(registerDriver).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ referrer: 'https://search.example/' }),
    );
  });

  it.each([
    ['duplicate', 'Already Registered', 'This email is already on our waitlist!'],
    ['failed', 'Registration Failed', 'Something went wrong. Please try again.'],
  ])('stays open with the typed values when the result is %s', async (reason, title, text) => {
    registerDriver.mockResolvedValue({ ok: false, reason });
    const { user } = await openFilled();
    await user.click(button('Join'));
    const alert = within(dialog()).getByRole('alert');
    expect(alert).toHaveTextContent(title + text);
    expect(dialog().querySelector('form')).toHaveAccessibleDescription(`${title} ${text}`);
    expect(await within(dialogToasts()).findByText(title)).toBeVisible();
    expect(within(dialogToasts()).getByText(text)).toBeVisible();
    expect(within(pageToasts()).queryByText(title)).toBeNull();
    expect(field('Email address')).toHaveValue('Driver@Example.ca');
    expect(field('Postal code')).toHaveValue(' m5v2t6 ');
    expect(button('Join')).toHaveFocus();
    expect(onRegistered).not.toHaveBeenCalled();
  });

  it('removes the message when the visitor edits, retries or reopens the dialog', async () => {
    registerDriver.mockResolvedValue({ ok: false, reason: 'failed' });
    const { user, opener } = await openFilled();
    const alert = () => within(dialog()).queryByRole('alert');
    await user.click(button('Join'));
    expect(alert()).not.toBeNull();
    await user.type(field('Postal code'), '7');
    expect(alert()).toBeNull();

    await user.click(button('Join'));
    expect(alert()).not.toBeNull();
    const retry = pending();
    registerDriver.mockReturnValue(retry.promise);
    await user.click(button('Join'));
    expect(alert()).toBeNull();
    await act(async () => retry.answer({ ok: false, reason: 'failed' }));
    expect(alert()).not.toBeNull();

    await user.click(button('Cancel'));
    await user.click(opener);
    expect(alert()).toBeNull();
    expect(within(dialogToasts()).queryByText('Registration Failed')).toBeNull();
  });

  it('names the missing fields when an incomplete form is submitted', async () => {
    const { user } = await open();
    await user.type(field('Email address'), 'driver@example.ca');
    act(forceSubmit);
    const title = 'Missing Information';
    const text = 'Please fill in both email and postal code.';
    expect(within(dialog()).getByRole('alert')).toHaveTextContent(title + text);
    expect(await within(dialogToasts()).findByText(title)).toBeVisible();
    expect(within(dialogToasts()).getByText(title).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'destructive',
    );
    expect(field('Email address')).toBeValid();
    expect(field('Postal code')).toBeInvalid();
    expect(field('Postal code')).toHaveAccessibleDescription('Enter your postal code.');
    expect(field('Postal code')).toHaveFocus();
    expect(registerDriver).not.toHaveBeenCalled();
    await user.keyboard('M');
    expect(field('Postal code')).not.toHaveAccessibleDescription();
  });

  it.each([
    ['driver@', 'Enter a full email address, like you@example.ca.'],
    ['driver', 'Enter a full email address, like you@example.ca.'],
    ['dri ver@example.ca', 'Enter a full email address, like you@example.ca.'],
    [`${'d'.repeat(60)}@${'e'.repeat(200)}.ca`, 'Shorten the email address to 254 characters.'],
  ])('says how to fix the email %s and sends nothing', async (email, error) => {
    const { user } = await open();
    await user.click(field('Email address'));
    await user.paste(email);
    await user.type(field('Postal code'), 'M5V 2T6{Enter}');
    expect(field('Email address')).toBeInvalid();
    expect(field('Email address')).toHaveAccessibleDescription(error);
    expect(field('Email address')).toHaveFocus();
    expect(field('Email address')).toHaveValue(email);
    expect(within(dialog()).queryByRole('alert')).toBeNull();
    expect(registerDriver).not.toHaveBeenCalled();
  });

  it('accepts any postal code that can be stored', async () => {
    const { user } = await open();
    await user.type(field('Email address'), 'driver@example.ca');
    await user.type(field('Postal code'), '9'.repeat(33));
    await user.click(button('Join'));
    expect(field('Postal code')).toHaveAccessibleDescription('Shorten the postal code to 32 characters.');
    await user.type(field('Postal code'), '{Backspace}{Enter}');
    expect(registerDriver).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ postalCode: '9'.repeat(32) }),
    );
  });
});

it.each([
  ['12 Spadina Avenue, Toronto ON  M5V 2T6', 'hello@pitlane.example12 Spadina Avenue, Toronto ON M5V 2T6'],
  ['', 'hello@pitlane.example'],
])('shows the mailing address %j under the consent', async (address, end) => {
  vi.stubEnv('VITE_MAILING_ADDRESS', address);
  vi.resetModules();
  const { WaitlistDialog: Dialog } = await import('@/dialogs/waitlist-dialog');
  await openDialog((props) => <Dialog {...props} onRegistered={onRegistered} />);
  const consent = within(dialog()).getByText(/Unsubscribe at any time/);
  expect(consent.textContent?.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`: ${end}$`));
});
