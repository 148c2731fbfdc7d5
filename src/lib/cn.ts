import { cx } from 'class-variance-authority';

type ClassValues = Parameters<typeof cx>;

/** Joins class names, leaving out what is falsy. Variants never compete for a property, so nothing has to merge them. */
export function cn(...classes: ClassValues): string {
  return cx(...classes);
}
