import type { FieldContent, FormContent } from '@/content/form-content';
import type { FieldColumns, FieldValues, FormFields } from '@/data/form-fields';
import type { InsertResult } from '@/data/insert-row';
import type { DialogName } from '@/dialogs/dialog-url';
import type { Store } from '@/lib/store';

/**
 * The texts that a field needs. A required field, a field with a maximum length, and an email field need additional texts.
 */
type TextsOf<Field> = FieldContent &
  (Field extends { required: true } ? { missing: string } : unknown) &
  (Field extends { maxBytes: number } ? { tooLong: string } : unknown) &
  (Field extends { kind: 'email' } ? Required<Pick<FieldContent, 'invalid'>> : unknown);

/** The messages that a form can show after an attempt to send it. */
export type FormMessage = Exclude<keyof FormContent<string>['messages'], 'success'>;

/** Describes a form. Its `fields` determine the controls and their order, the validation, and the columns of the row. */
export interface FormDescription<Fields extends FormFields = FormFields> {
  name: DialogName;
  fields: Fields;
  content: FormContent<keyof Fields & string> & { fields: { [Name in keyof Fields]: TextsOf<Fields[Name]> } };
  /** The typed values. They outlive the form, which unmounts when its dialog closes. */
  draft: Store<FieldValues<Fields>>;
  /** Stores the row in the database. */
  send(row: FieldColumns<Fields>): Promise<InsertResult>;
  /** Returns an extra paragraph for the success toast. */
  describeNextStep?(row: FieldColumns<Fields>): string;
}
