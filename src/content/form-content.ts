/** A message about an attempt to send a form. The toast shows it, and so does the dialog if it stays open. */
export interface Message {
  title: string;
  description: string;
}

/** The faults of an email address: either something is missing, or something is not allowed. */
export type AddressFault = 'noAt' | 'secondAt' | 'space' | 'letter' | 'sign' | 'incomplete';

/** The texts of a field. src/dialogs/form/form-description.ts says which of them a field needs. */
export interface FieldContent {
  label: string;
  placeholder?: string;
  /** What the value is for. Empty if there is no hint. */
  hint?: string;
  missing?: string;
  tooLong?: string;
  invalid?: Record<AddressFault, string>;
}

/** All texts of a dialog with a form. */
export interface FormContent<Name extends string> {
  title: string;
  description: string;
  fields: Record<Name, FieldContent>;
  cancel: string;
  submit: string;
  /** The label of the submit button while the form is being sent. */
  submitting: string;
  /** What assistive technology announces while the form is being sent. */
  progress: string;
  /** The dialog shows `limited` and `offline`, but the toast shows `failed` in their place. */
  messages: Record<'missing' | 'duplicate' | 'failed' | 'limited' | 'offline' | 'success', Message>;
}
