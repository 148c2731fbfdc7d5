import type { FormContent } from '../form-content';
import { advertisedTexts } from './advertised-texts';

const emailField = {
  label: 'Email address',
  placeholder: 'you@example.ca',
  missing: 'Enter your email address.',
  tooLong: 'That email address is too long.',
  invalid: {
    noAt: 'An email address needs an @, as in you@example.ca.',
    secondAt: 'Enter one address: there is more than one @ in it.',
    space: 'Remove the space from the address.',
    /** Shown if the part before the @ contains a letter such as é. */
    nonAscii: 'Write the part before the @ without accents: e for é.',
    forbidden: 'That address has a character that isn’t allowed, such as a comma.',
    incomplete: 'Enter a full email address, like you@example.ca.',
  },
};

const postalCodeField = {
  label: 'Postal code',
  placeholder: 'A1A 1A1',
  missing: 'Enter your postal code.',
  tooLong: 'That postal code is too long.',
};

const AN_HOUR = 'Too many attempts from your network. Please try again in an hour.';

const OFFLINE = 'You seem to be offline. Nothing is lost; try again.';

/** The label of the button below a value that is probably mistyped. */
export const suggestion: string = 'Did you mean {text}?';

/** `{contact}` in the consent becomes a link to the contact email address. */
export const waitlistForm = {
  title: 'Join Our Waitlist',
  description: 'Be the first to know when {product} launches and get exclusive early access!',
  /** For a visitor who has chosen something in the hero or the calculator. */
  estimate: {
    perVisit: 'Estimated savings: {amount} per visit.',
    /** For a visitor who has typed the price they paid (`{price}`). */
    pricePaid: '{amount} less than the {price} you paid.',
    job: '{service}, {factors}.',
  },
  fields: { email: emailField, postalCode: { ...postalCodeField, hint: advertisedTexts.postalCodeUse } },
  consent:
    'By joining, you agree to two emails from {product}: one to confirm, one at launch. Unsubscribe: {contact}.',
  /** The title and the text of the note that visitors can unfold below the buttons. The form must say what it stores. */
  storedDataTitle: 'What we keep',
  storedData:
    'Your email address, your postal code, the language of the page, the name of your browser, the page that led you here, and the time. Unless your browser objects, the record of this visit is linked to them, with the domain of your email address.',
  /** The second paragraph of the toast after joining. */
  nextStep: 'Two emails, to {email}: one to confirm, one at launch.',
  cancel: 'Cancel',
  submit: 'Join',
  submitting: 'Joining...',
  progress: 'Adding you to the waitlist',
  messages: {
    missing: { title: 'Missing Information', description: 'Please fill in both email and postal code.' },
    duplicate: { title: 'Already Registered', description: 'This email is already on our waitlist!' },
    failed: { title: 'Registration Failed', description: 'Something went wrong. Please try again.' },
    limited: { title: 'Registration Failed', description: AN_HOUR },
    offline: { title: 'Registration Failed', description: OFFLINE },
    success: {
      title: 'Welcome to {product}!',
      description: "You've successfully joined our waitlist. We'll notify you when we launch!",
    },
  },
} satisfies FormContent<string> &
  Record<'consent' | 'storedDataTitle' | 'storedData' | 'nextStep', string> & { estimate: object };

export const mechanicForm = {
  title: 'Partner with Us',
  description: 'Mechanic Partnership Form',
  required: 'Required',
  use: 'We use these details only to contact you about your application.',
  fields: {
    fullName: {
      label: 'Full name',
      missing: 'Enter your full name.',
      tooLong: 'That name is too long.',
    },
    phoneNumber: {
      label: 'Phone number',
      placeholder: '416 555 0142',
      missing: 'Enter your phone number.',
      tooLong: 'That phone number is too long.',
    },
    emailAddress: emailField,
    streetAddress: {
      label: 'Street address',
      missing: 'Enter your street address.',
      tooLong: 'That street address is too long.',
    },
    city: {
      label: 'City',
      missing: 'Enter your city.',
      tooLong: 'That city name is too long.',
    },
    postalCode: postalCodeField,
  },
  cancel: 'Cancel',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  progress: 'Sending your application',
  messages: {
    missing: { title: 'Missing Information', description: 'Please fill in every required field.' },
    duplicate: { title: 'Already Applied', description: 'This email has already been submitted!' },
    failed: { title: 'Submission Failed', description: 'Something went wrong. Please try again.' },
    limited: { title: 'Submission Failed', description: AN_HOUR },
    offline: { title: 'Submission Failed', description: OFFLINE },
    success: {
      title: 'Application Submitted!',
      description: 'Thank you for your interest. We will get in touch with you within 4 working days!',
    },
  },
} satisfies FormContent<string> & Record<'required' | 'use', string>;
