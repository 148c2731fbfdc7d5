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
export const PREVIEW_MESSAGE: Message = {
  title: 'This is a Preview',
  description: 'Nothing is stored here. Use the live site instead.',
};
