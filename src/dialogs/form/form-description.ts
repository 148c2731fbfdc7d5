import type { FieldContent, FormContent } from '@/content/form-content';
import type { FieldColumns, FieldValues, FormFields } from '@/data/form-fields';
import type { InsertResult } from '@/data/insert-row';
import type { DialogName } from '@/dialogs/dialog-address';
import type { Store } from '@/lib/store';

/** Texts that a field needs, by what it is. */
type TextsOf<Field> = FieldContent &
  (Field extends { required: true } ? { missing: string } : unknown) &
  (Field extends { maxBytes: number } ? { tooLong: string } : unknown) &
  (Field extends { kind: 'email' } ? Required<Pick<FieldContent, 'invalid'>> : unknown);

/** What a form says of its last attempt. */
export type FormMessage = Exclude<keyof FormContent<string>['messages'], 'success'>;

/**
 * What a form is made of; what handles it knows any fields by their names. The fields say the rest: controls, their order, what is
 * judged and where it is stored.
 */
export interface FormDescription<Fields extends FormFields = FormFields> {
  name: DialogName;
  fields: Fields;
  content: FormContent<keyof Fields & string> & { fields: { [Name in keyof Fields]: TextsOf<Fields[Name]> } };
  /** What is typed; it outlives the form, which ends when its dialog is closed. */
  typed: Store<FieldValues<Fields>>;
  /** Stores the columns of what was typed. */
  send(row: FieldColumns<Fields>): Promise<InsertResult>;
  /** What the toast of a success has below its message. */
  welcome?(row: FieldColumns<Fields>): string;
}
