/** Title and description of a toast; also shown inside the dialog. */
export interface Message {
  title: string;
  description: string;
}

/** Texts of a field. `{limit}` in `tooLong` is the most characters that can be stored. */
export interface FieldContent {
  label: string;
  placeholder?: string;
  missing: string;
  tooLong: string;
  /** Shown when the value does not match the field's type. */
  invalid?: string;
}

/** The fields that both forms have. */
export const emailField: FieldContent = {
  label: 'Email address',
  placeholder: 'you@example.ca',
  missing: 'Enter your email address.',
  tooLong: 'Shorten the email address to {limit} characters.',
  invalid: 'Enter a full email address, like you@example.ca.',
};

export const postalCodeField: FieldContent = {
  label: 'Postal code',
  placeholder: 'A1A 1A1',
  missing: 'Enter your postal code.',
  tooLong: 'Shorten the postal code to {limit} characters.',
};

/** All texts of a dialog with a form. */
export interface FormContent<Name extends string> {
  title: string;
  description: string;
  fields: Record<Name, FieldContent>;
  cancel: string;
  submit: string;
  /** Label of the submit button while submitting, and the same for assistive technology. */
  submitting: string;
  progress: string;
  messages: Record<'missing' | 'duplicate' | 'preview' | 'failed' | 'success', Message>;
}

/** What every form answers in a preview. */
export const previewMessage: Message = {
  title: 'This is a Preview',
  description: 'Nothing is stored here.',
};
