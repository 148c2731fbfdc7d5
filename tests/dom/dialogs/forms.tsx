import { fireEvent } from '@testing-library/react';
import { type Mock, vi } from 'vitest';
import { submitMechanicApplication } from '@/data/mechanics';
import { registerDriver } from '@/data/waitlist';
import { MechanicDialog } from '@/dialogs/mechanic-dialog';
import { WaitlistDialog } from '@/dialogs/waitlist-dialog';
import { type DialogRenderer, field, openDialog } from './dialog-page';

vi.mock('@/data/waitlist', async (load) => ({
  ...(await load<object>()),
  registerDriver: vi.fn(async () => ({ ok: true, id: 'row-1' })),
}));
vi.mock('@/data/mechanics', async (load) => ({
  ...(await load<object>()),
  submitMechanicApplication: vi.fn(async () => ({ ok: true })),
}));

type Message = readonly [title: string, text: string];

interface FormCase {
  form: string;
  dialog: DialogRenderer;
  /** Stands in for the insert; it succeeds unless a test says otherwise. */
  send: Mock;
  title: string;
  description: string;
  submit: string;
  submitting: string;
  progress: string;
  /** By label, in the order of the form: what is typed, and the errors. */
  fields: Record<
    string,
    { name: string; typed: string; missing: string; limit: number; tooLong: string; attributes: object }
  >;
  success: Message;
  duplicate: Message;
  preview: Message;
  failed: Message;
  missing: Message;
}

const PREVIEW: Message = ['This is a Preview', 'Nothing is stored here.'];

const EMAIL = {
  missing: 'Enter your email address.',
  limit: 254,
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
  limit: 32,
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
      limit: 200,
      tooLong: 'Shorten the name to 200 characters.',
      attributes: { type: 'text', autocomplete: 'name', autocapitalize: 'words' },
    },
    'Phone number': {
      name: 'phoneNumber',
      typed: '416 555 0142',
      missing: 'Enter your phone number.',
      limit: 50,
      tooLong: 'Shorten the phone number to 50 characters.',
      attributes: { type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
    },
    'Email address': { ...EMAIL, name: 'emailAddress', typed: 'alex@example.ca' },
    'Street address': {
      name: 'streetAddress',
      typed: '1 Garage Lane',
      missing: 'Enter your street address.',
      limit: 200,
      tooLong: 'Shorten the street address to 200 characters.',
      attributes: { autocomplete: 'address-line1', autocapitalize: 'words' },
    },
    City: {
      name: 'city',
      typed: 'Toronto',
      missing: 'Enter your city.',
      limit: 120,
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

export function fill(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

/** Opens the dialog and fills its fields; `values` has those that differ, by label. */
export async function openFilled({ dialog, fields }: FormCase, values: Record<string, string> = {}) {
  const page = await openDialog(dialog);
  for (const [label, { typed }] of Object.entries(fields)) fill(label, values[label] ?? typed);
  return page;
}
