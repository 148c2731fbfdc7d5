import { cx } from 'class-variance-authority';

type ClassValues = Parameters<typeof cx>;

/** Joins class names and skips falsy ones. It merges nothing: variants are written so that no two set one property. */
export function cn(...classes: ClassValues): string {
  return cx(...classes);
}
