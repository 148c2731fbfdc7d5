import { cx } from 'class-variance-authority';

/**
 * Joins class names and skips falsy values. It does not resolve conflicts between classes, because components are
 * written so that no two of their classes set the same property.
 */
export const cn = cx;
