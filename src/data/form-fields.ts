import { LANGUAGES } from '@/lib/languages';
import {
  isBlank,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
  normalizePostalCode,
} from '@/lib/normalize-typed';
import type { Database, TablesInsert } from './database.types';

/** Functions that normalize typed text for storage, by kind of field. */
const NORMALIZERS = {
  text: normalizeLine,
  phone: normalizePhone,
  email: normalizeEmail,
  postalCode: normalizePostalCode,
} as const;

/** A field of a form, and its column in the database. */
export interface FormField {
  /** Determines the on-screen keyboard, and how typed text is normalized and checked. */
  kind: keyof typeof NORMALIZERS;
  column: string;
  /** Whether the field must not be blank. A blank value of an optional field is stored as null. */
  required: boolean;
  /** The maximum length of the column, in UTF-8 bytes (supabase/migrations). Omitted for a select. */
  maxBytes?: number;
  /** The `autocomplete` token, unless the kind of field determines it. */
  autoComplete?: string;
}

type Table = keyof Database['public']['Tables'];

/** The fields of a form by name, in display order. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The fields, by name, of a form that stores its rows in a table. */
export type FieldsOf<Name extends Table> = Readonly<
  Record<string, FormField & { column: keyof TablesInsert<Name> }>
>;

/** The values as the visitor typed them, by field name. */
export type FieldValues<Fields> = { [Name in keyof Fields]: string };

/** The columns of a form's fields, with values as they are stored. */
export type FieldColumns<Fields extends FormFields> = {
  [Name in keyof Fields as Fields[Name]['column']]: Fields[Name]['required'] extends true
    ? string
    : string | null;
};

/** Columns that the page never sends, because the database generates them or the owner sets them. */
type NotSent = 'id' | 'created_at' | 'email_key' | 'answered_at';

/** A row to insert into a form's table. Even nullable columns are required, so that omitting a column is a type error. */
export type SentRow<Name extends Table> = Required<Omit<TablesInsert<Name>, NotSent | 'language'>> & {
  /** Omitted for the default language, which is the column default. */
  language?: string;
};

/** Returns the `language` column for a page's language code, or an empty object for the default language. */
export const languageColumnOf = (code: string): { language?: string } =>
  code === LANGUAGES[0].code ? {} : { language: code };

/** Normalizes a field's typed value for storage. */
export const normalizeValue = ({ kind }: FormField, typed: string): string => NORMALIZERS[kind](typed);

const toColumnValue = (field: FormField, typed: string): string | null =>
  !field.required && isBlank(typed) ? null : normalizeValue(field, typed);

/** Returns the columns of a form's row. Blank optional fields become null, and other values are normalized. */
export function columnsOf<Fields extends FormFields>(
  fields: Fields,
  values: FieldValues<Fields>,
): FieldColumns<Fields> {
  const columns = Object.entries(fields).map(([name, field]) => [
    field.column,
    toColumnValue(field, values[name as keyof Fields]),
  ]);
  return Object.fromEntries(columns) as FieldColumns<Fields>;
}
