import { emailField, type FormContent, postalCodeField, previewMessage } from './form-content';

export type MechanicField =
  | 'fullName'
  | 'phoneNumber'
  | 'emailAddress'
  | 'streetAddress'
  | 'city'
  | 'postalCode';

export const mechanicForm: FormContent<MechanicField> & { required: string } = {
  title: 'Partner with Us',
  description: 'Mechanic Partnership Form',
  required: 'Required',
  fields: {
    fullName: {
      label: 'Full name',
      missing: 'Enter your full name.',
      tooLong: 'Shorten the name to {limit} characters.',
    },
    phoneNumber: {
      label: 'Phone number',
      placeholder: '416 555 0142',
      missing: 'Enter your phone number.',
      tooLong: 'Shorten the phone number to {limit} characters.',
    },
    emailAddress: emailField,
    streetAddress: {
      label: 'Street address',
      missing: 'Enter your street address.',
      tooLong: 'Shorten the street address to {limit} characters.',
    },
    city: {
      label: 'City',
      missing: 'Enter your city.',
      tooLong: 'Shorten the city to {limit} characters.',
    },
    postalCode: postalCodeField,
  },
  cancel: 'Cancel',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  progress: 'Sending your application',
  messages: {
    missing: { title: 'Missing Information', description: 'Please fill in all six fields.' },
    duplicate: { title: 'Already Applied', description: 'This email has already been submitted!' },
    preview: previewMessage,
    failed: { title: 'Submission Failed', description: 'Something went wrong. Please try again.' },
    success: {
      title: 'Application Submitted!',
      description: 'Thank you for your interest. We will get in touch with you within 4 working days!',
    },
  },
};
