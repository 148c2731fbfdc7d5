/** A message of the catalogue (Specification, section 8): a toast's two lines, also shown inside the dialog. */
export interface Message {
  title: string;
  description: string;
}

/** One field's words. `{limit}` in `tooLong` is the number of characters that can be stored. */
export interface FieldWords {
  label: string;
  placeholder?: string;
  missing: string;
  tooLong: string;
  /** What to do when the browser finds that the value is not of the field's type. */
  invalid?: string;
}

/** All that a dialog with a form says; `{product}` stands for the configured name. */
export interface FormWords<Name extends string> {
  title: string;
  description: string;
  fields: Record<Name, FieldWords>;
  cancel: string;
  submit: string;
  /** The action's label while the values are on their way, and the same said to assistive technology. */
  submitting: string;
  progress: string;
  messages: Record<'missing' | 'duplicate' | 'failed' | 'success', Message>;
}
