import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { type Mock, vi } from 'vitest';
import { clearToasts } from '@/components/ui/toaster';
import { submitMechanicApplication } from '@/data/mechanics';
import { registerDriver } from '@/data/waitlist';
import { MechanicDialog } from '@/dialogs/mechanic-dialog';
import { PAGE_TOASTER, PageToaster } from '@/dialogs/page-toaster';
import type { FormDialogSession } from '@/dialogs/use-form-dialog';
import { WaitlistDialog } from '@/dialogs/waitlist-dialog';

vi.mock('@/data/waitlist', async (load) => ({
  ...(await load<object>()),
  registerDriver: vi.fn(async () => ({ ok: true, id: 'row-1' })),
}));
vi.mock('@/data/mechanics', async (load) => ({
  ...(await load<object>()),
  submitMechanicApplication: vi.fn(async () => ({ ok: true })),
}));

type DialogRenderer = (session: FormDialogSession) => ReactNode;
type Texts = Record<'form' | 'title' | 'description' | 'submit' | 'submitting' | 'progress', string>;
type Message = readonly [title: string, text: string];
type Messages = Record<'success' | 'duplicate' | 'preview' | 'failed' | 'missing', Message>;

interface FormCase extends Texts, Messages {
  dialog: DialogRenderer;
  /** Stands in for the insert; it succeeds unless a test says otherwise. */
  send: Mock;
  /** By label, in the order of the form: what is typed, and the errors. `tooLong` has the limit. */
  fields: Record<string, Record<'name' | 'typed' | 'missing' | 'tooLong', string> & { attributes: object }>;
}

const PREVIEW: Message = ['This is a Preview', 'Nothing is stored here.'];

const EMAIL = {
  missing: 'Enter your email address.',
  tooLong: 'Shorten the email address to 254 characters.',
  attributes: {
    type: 'email',
    autocomplete: 'email',
    inputmode: 'email',
    autocapitalize: 'none',
    enterkeyhint: 'next',
  },
};

const POSTAL_CODE = {
  name: 'postalCode',
  typed: ' m5v2t6 ',
  missing: 'Enter your postal code.',
  tooLong: 'Shorten the postal code to 32 characters.',
  attributes: { autocomplete: 'postal-code', autocapitalize: 'characters', enterkeyhint: 'send' },
};

export const WAITLIST: FormCase = {
  form: 'waitlist',
  dialog: (props) => <WaitlistDialog {...props} onRegistered={() => undefined} />,
  send: vi.mocked(registerDriver),
  title: 'Join Our Waitlist',
  description: 'Be the first to know when Pitlane launches and get exclusive early access!',
  submit: 'Join',
  submitting: 'Joining...',
  progress: 'Adding you to the waitlist',
  fields: {
    'Email address': { ...EMAIL, name: 'email', typed: 'Driver@Example.ca' },
    'Postal code': POSTAL_CODE,
  },
  success: [
    'Welcome to Pitlane!',
    "You've successfully joined our waitlist. We'll notify you when we launch!",
  ],
  duplicate: ['Already Registered', 'This email is already on our waitlist!'],
  preview: PREVIEW,
  failed: ['Registration Failed', 'Something went wrong. Please try again.'],
  missing: ['Missing Information', 'Please fill in both email and postal code.'],
};

export const MECHANIC: FormCase = {
  form: 'mechanic',
  dialog: (props) => <MechanicDialog {...props} />,
  send: vi.mocked(submitMechanicApplication),
  title: 'Partner with Us',
  description: 'Mechanic Partnership Form',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  progress: 'Sending your application',
  fields: {
    'Full name': {
      name: 'fullName',
      typed: ' Alex Example ',
      missing: 'Enter your full name.',
      tooLong: 'Shorten the name to 200 characters.',
      attributes: { type: 'text', autocomplete: 'name', autocapitalize: 'words' },
    },
    'Phone number': {
      name: 'phoneNumber',
      typed: '416 555 0142',
      missing: 'Enter your phone number.',
      tooLong: 'Shorten the phone number to 50 characters.',
      attributes: { type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
    },
    'Email address': { ...EMAIL, name: 'emailAddress', typed: 'alex@example.ca' },
    'Street address': {
      name: 'streetAddress',
      typed: '1 Garage Lane',
      missing: 'Enter your street address.',
      tooLong: 'Shorten the street address to 200 characters.',
      attributes: { autocomplete: 'address-line1', autocapitalize: 'words' },
    },
    City: {
      name: 'city',
      typed: 'Toronto',
      missing: 'Enter your city.',
      tooLong: 'Shorten the city to 120 characters.',
      attributes: { autocomplete: 'address-level2', autocapitalize: 'words' },
    },
    'Postal code': POSTAL_CODE,
  },
  success: [
    'Application Submitted!',
    'Thank you for your interest. We will get in touch with you within 4 working days!',
  ],
  duplicate: ['Already Applied', 'This email has already been submitted!'],
  preview: PREVIEW,
  failed: ['Submission Failed', 'Something went wrong. Please try again.'],
  missing: ['Missing Information', 'Please fill in all six fields.'],
};

export const FORMS = [WAITLIST, MECHANIC];

function Page({ dialog }: { dialog: DialogRenderer }) {
  const [open, setOpen] = useState(false);
  const inFlight = useRef(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {dialog({ open, onClose: () => setOpen(false), inFlight })}
      <PageToaster />
    </>
  );
}

/** Renders a page with one dialog and opens it by its button. */
export async function openDialog(dialog: DialogRenderer) {
  // sonner keeps its toasts outside React, so those of the previous test would be shown again.
  clearToasts(PAGE_TOASTER);
  const user = userEvent.setup({ delay: null });
  render(<Page dialog={dialog} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  return { user, opener };
}

/** Opens the dialog and fills its fields; `values` has those that differ, by label. */
export async function openFilled({ dialog, fields }: FormCase, values: Record<string, string> = {}) {
  const page = await openDialog(dialog);
  for (const [label, { typed }] of Object.entries(fields)) fill(label, values[label] ?? typed);
  return page;
}

export function fill(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

/** The open dialog; throws when there is none. */
export const dialog = () => screen.getByRole('dialog');
export const alert = () => within(dialog()).queryByRole('alert');
export const button = (name: string) => within(dialog()).getByRole('button', { name });

/** A field of the open dialog, by its label. Not by its role, for which jsdom matches all styles with all elements. */
export const field = (label: string) =>
  within(dialog()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?: \\*)?$`));

/** The toasts inside the open dialog, or on the page. */
export const dialogToasts = () => within(dialog()).getByRole('region', { name: 'Messages about this form' });
export const pageToasts = () => screen.getByRole('region', { name: 'Messages' });

/** Submits the form although the button is disabled, as a script or an assistive device can. */
export function forceSubmit() {
  dialog().querySelector('form')?.requestSubmit();
}

/** A promise that the test resolves. */
export function pending<Answer>() {
  let answer: (value: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}
