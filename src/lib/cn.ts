import { cx } from 'class-variance-authority';

/** Joins class names and skips falsy ones. It merges nothing: variants are written so that no two set one property. */
export const cn = cx;
