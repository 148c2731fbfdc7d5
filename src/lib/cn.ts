import { cx } from 'class-variance-authority';

/**
 * Joins class names and skips falsy values. It does not resolve conflicts, because no two classes of a component set the
 * same property.
 */
export const cn = cx;
