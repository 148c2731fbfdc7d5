import { LANGUAGES } from '@/lib/languages';

/** The column for the code of a page's language. None for the first language, which is the column's default. */
export const languageColumn = (code: string): { language?: string } =>
  code === LANGUAGES[0].code ? {} : { language: code };
