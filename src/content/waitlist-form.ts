import { emailField, type FormContent, postalCodeField, previewMessage } from './form-content';

export type WaitlistField = 'email' | 'postalCode';

/** `{contact}` in the consent is a link to the contact address. */
export const waitlistForm: FormContent<WaitlistField> & { consent: string } = {
  title: 'Join Our Waitlist',
  description: 'Be the first to know when {product} launches and get exclusive early access!',
  fields: {
    email: emailField,
    postalCode: postalCodeField,
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
    preview: previewMessage,
    failed: { title: 'Registration Failed', description: 'Something went wrong. Please try again.' },
    success: {
      title: 'Welcome to {product}!',
      description: "You've successfully joined our waitlist. We'll notify you when we launch!",
    },
  },
};
