import { interpolate } from '@/lib/interpolate';
import type { Language } from '@/lib/languages';
import { settings } from '@/lib/settings';
import type * as english from './en/index';

/**
 * All of the site's texts in a language, with the product name filled in, and the language's formats for numbers and dates.
 */
export interface Content extends Readonly<typeof english> {
  language: Language;
}

export type Formats = Content['formats'];

const LOADERS: Record<Language['code'], () => Promise<typeof english>> = {
  en: () => import('./en/index'),
  fr: () => import('./fr/index'),
};

/** Loads the content in a language. Each language has its own chunk. */
export async function loadContent(language: Language): Promise<Content> {
  return { ...withProduct(await LOADERS[language.code]()), language };
}

/** Returns a value with `{product}` replaced by the product name in each of its strings, at any depth. */
export function withProduct<Value>(value: Value): Value;
export function withProduct(value: unknown): unknown {
  if (typeof value === 'string') return interpolate(value, { product: settings.productName });
  if (Array.isArray(value)) return value.map((part) => withProduct(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withProduct(part)]));
}
