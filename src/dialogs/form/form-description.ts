import type { ReactNode } from 'react';
import type { FieldContent, FormContent } from '@/content/form-content';
import type { FieldValues, FormFields } from '@/data/form-fields';
import type { InsertFailure } from '@/data/insert-row';
import type { DialogName } from '@/dialogs/dialog-names';
import type { Store } from '@/lib/store';

/** Texts that a field needs, by what it is. */
type TextsOf<Field> = FieldContent & { tooLong: string } & (Field extends { required: true }
    ? { missing: string }
    : unknown) &
  (Field extends { kind: 'email' } ? Required<Pick<FieldContent, 'invalid'>> : unknown);

/** What a form is made of. Its fields say the rest: controls, their order, what is judged and where it is stored. */
export interface FormDescription<Fields extends FormFields, Sent extends { ok: true }> {
  name: DialogName;
  fields: Fields;
  content: FormContent<keyof Fields & string> & { fields: { [Name in keyof Fields]: TextsOf<Fields[Name]> } };
  /** What is typed; it outlives the form, which ends when its dialog is closed. */
  typed: Store<FieldValues<NoInfer<Fields>>>;
  /** Stores the values as typed. */
  send: (values: FieldValues<NoInfer<Fields>>) => Promise<Sent | InsertFailure>;
  onSent?: (sent: Sent, values: FieldValues<NoInfer<Fields>>) => void;
  /** The address is in the table already. */
  onDuplicate?: (values: FieldValues<NoInfer<Fields>>) => void;
  /** Said in the toast of a success, behind its description. */
  next?: (values: FieldValues<NoInfer<Fields>>) => string;
  /** Shown below that. */
  action?: (values: FieldValues<NoInfer<Fields>>) => ReactNode;
}
