import { type FormContent, PREVIEW_MESSAGE } from './form-content';

export type WaitlistField = 'email' | 'postalCode';

/** `{contact}` in the consent is a link to the contact address. */
export const waitlistForm: FormContent<WaitlistField> & { consent: string } = {
  title: 'Join Our Waitlist',
  description: 'Be the first to know when {product} launches and get exclusive early access!',
  fields: {
    email: {
      label: 'Email address',
      placeholder: 'you@example.ca',
      missing: 'Enter your email address.',
      tooLong: 'Shorten the email address to {limit} characters.',
      invalid: 'Enter a full email address, like you@example.ca.',
    },
    postalCode: {
      label: 'Postal code',
      placeholder: 'A1A 1A1',
      missing: 'Enter your postal code.',
      tooLong: 'Shorten the postal code to {limit} characters.',
    },
  },
  consent:
    'By joining, you agree to receive launch emails from {product} and nothing else. Unsubscribe at any time: {contact}',
  cancel: 'Cancel',
  submit: 'Join',
  submitting: 'Joining...',
  progress: 'Adding you to the waitlist',
  messages: {
    missing: { title: 'Missing Information', description: 'Please fill in both email and postal code.' },
    duplicate: { title: 'Already Registered', description: 'This email is already on our waitlist!' },
    preview: PREVIEW_MESSAGE,
    failed: { title: 'Registration Failed', description: 'Something went wrong. Please try again.' },
    success: {
      title: 'Welcome to {product}!',
      description: "You've successfully joined our waitlist. We'll notify you when we launch!",
    },
  },
};
