/** A message about an attempt to send a form. Both the toast and an open dialog show it. */
export interface Message {
  title: string;
  description: string;
}

/** The possible faults in an email address: a missing or a forbidden part. */
export type EmailError = 'noAt' | 'secondAt' | 'space' | 'nonAscii' | 'forbidden' | 'incomplete';

/** The texts of a field. src/dialogs/form/form-description.ts determines which of them a field needs. */
export interface FieldContent {
  label: string;
  placeholder?: string;
  /** The purpose of the value. Empty if there is no hint. */
  hint?: string;
  missing?: string;
  tooLong?: string;
  invalid?: Record<EmailError, string>;
}

export interface FormContent<Name extends string> {
  title: string;
  description: string;
  fields: Record<Name, FieldContent>;
  cancel: string;
  submit: string;
  /** Replaces the label of the submit button while the form is being sent. */
  submitting: string;
  /** What assistive technology announces while the form is being sent. */
  progress: string;
  messages: Record<'missing' | 'duplicate' | 'failed' | 'limited' | 'offline' | 'success', Message>;
}
