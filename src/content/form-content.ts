/** Title and description of a toast; also shown inside the dialog. */
export interface Message {
  title: string;
  description: string;
}

/** What an e-mail address lacks, or has that none may have. */
export type AddressFault = 'noAt' | 'secondAt' | 'space' | 'letter' | 'sign' | 'incomplete';

/** Texts of a field. src/dialogs/form/form-description.ts says which of them a field needs. */
export interface FieldContent {
  label: string;
  placeholder?: string;
  /** What the value is for; empty for none. */
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
  /** Label of the submit button while submitting, and the same for assistive technology. */
  submitting: string;
  progress: string;
  /** `limited` and `offline` are shown in the dialog; the toast is the one of `failed`. */
  messages: Record<'missing' | 'duplicate' | 'failed' | 'limited' | 'offline' | 'success', Message>;
}
