import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dialog, openDialog } from './forms';

it.each(['', '12 Spadina Avenue, Toronto ON  M5V 2T6'])(
  'asks for consent with the contact and the mailing address "%s"',
  async (address) => {
    vi.stubGlobal('__SETTINGS__', { ...__SETTINGS__, mailingAddress: address });
    vi.resetModules();
    await openDialog('waitlist');
    const consent = 'By joining, you agree to receive launch emails from Pitlane and nothing else.';
    const end = `Unsubscribe at any time: hello@pitlane.example${address}`;
    expect(within(dialog()).getByText(/Unsubscribe at/).textContent).toBe(`${consent} ${end}`);
    expect(within(dialog()).getByRole('link')).toHaveAttribute('href', 'mailto:hello@pitlane.example');
  },
);
