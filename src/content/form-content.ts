/** Title and description of a toast; also shown inside the dialog. */
export interface Message {
  title: string;
  description: string;
}

/** Texts of a field. */
export interface FieldContent {
  label: string;
  placeholder?: string;
  /** What the value is for; empty for none. */
  hint?: string;
  /** Of a required field. */
  missing?: string;
  tooLong: string;
  /** Shown when the value does not match the field's type. */
  invalid?: string;
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
