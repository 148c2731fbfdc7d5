import { LANGUAGES } from '@/lib/languages';
import {
  isBlank,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
  normalizePostalCode,
} from '@/lib/normalize-typed';
import type { Database, TablesInsert } from './database.types';

/** How a text is stored, by the kind of its control. */
const STORED_TEXT = {
  words: normalizeLine,
  phone: normalizePhone,
  email: normalizeEmail,
  postalCode: normalizePostalCode,
} as const;

export interface FormField {
  kind: keyof typeof STORED_TEXT;
  column: string;
  /** Of a field that is not, an empty value is stored as null. */
  required: boolean;
  /** Most bytes that the column takes (supabase/migrations), where the visitor types them. */
  maxBytes?: number;
  /** What browsers fill in, where the kind does not say it. */
  autoComplete?: string;
}

type Table = keyof Database['public']['Tables'];

/** The fields of a form by name, in their order. */
export type FormFields = Readonly<Record<string, FormField>>;

/** Fields that are stored in the columns of a table. */
export type FieldsOf<Name extends Table> = Readonly<
  Record<string, FormField & { column: keyof TablesInsert<Name> }>
>;

/** What is typed, by field. */
export type FieldValues<Fields> = { [Name in keyof Fields]: string };

/** The columns of a form's fields, as they are stored. */
export type FieldColumns<Fields extends FormFields> = {
  [Name in keyof Fields as Fields[Name]['column']]: Fields[Name]['required'] extends true
    ? string
    : string | null;
};

/** Made by the database, or set by the owner. */
type NotSent = 'id' | 'created_at' | 'email_key' | 'answered_at';

/** A whole row of a form's table, so that a column which is left out is a type error, also one that may be null. */
export type SentRow<Name extends Table> = Required<Omit<TablesInsert<Name>, NotSent | 'language'>> & {
  /** Left out where it is the column's default. */
  language?: string;
};

/** That column for the code of a page's language. */
export const languageColumn = (code: string): { language?: string } =>
  code === LANGUAGES[0].code ? {} : { language: code };

/** A typed text as it is stored. */
export const storedText = ({ kind }: FormField, typed: string): string => STORED_TEXT[kind](typed);

const storedValue = (field: FormField, typed: string): string | null =>
  !field.required && isBlank(typed) ? null : storedText(field, typed);

/** The columns of what was typed, as they are stored. */
export function columnsOf<Fields extends FormFields>(
  fields: Fields,
  values: FieldValues<Fields>,
): FieldColumns<Fields> {
  const columns = Object.entries(fields).map(([name, field]) => [
    field.column,
    storedValue(field, values[name as keyof Fields]),
  ]);
  return Object.fromEntries(columns) as FieldColumns<Fields>;
}
