import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** The shape of every size except `unstyled`. */
const SHAPE = cn(
  'inline-flex items-center justify-center gap-2 rounded-md border py-1.5 text-center type-label leading-none',
  'not-disabled:active:translate-y-px disabled:cursor-not-allowed',
);

/** Classes for a button, or for a link that looks like one. */
const buttonVariants = cva('duration-fast transition print:hidden', {
  variants: {
    variant: {
      default: [
        'bg-primary text-primary-foreground border-transparent',
        'not-disabled:not-aria-disabled:hover:bg-primary-hover',
        // Gray rather than a faded accent while a form is incomplete.
        'disabled:bg-secondary disabled:text-muted-foreground',
        'aria-disabled:bg-secondary aria-disabled:text-muted-foreground aria-disabled:cursor-not-allowed',
      ],
      destructive: [
        'bg-destructive text-destructive-foreground border-transparent',
        'not-disabled:hover:opacity-90 disabled:opacity-50',
      ],
      outline: [
        'border-foreground disabled:opacity-50',
        'not-disabled:hover:bg-foreground not-disabled:hover:text-background',
      ],
      secondary: 'bg-secondary not-disabled:hover:bg-border border-transparent disabled:opacity-50',
      ghost: 'not-disabled:hover:bg-accent border-transparent disabled:opacity-50',
      link: 'border-transparent underline underline-offset-4 disabled:opacity-50',
      /** For use on the accent color, where the default fill would be invisible. */
      inverted: [
        'bg-paper text-ink not-disabled:hover:bg-ink not-disabled:hover:text-paper border-transparent',
        'focus-visible:outline-paper disabled:opacity-50',
      ],
      /** No classes; the caller passes all of them. */
      unstyled: '',
    },
    size: {
      default: [SHAPE, 'min-h-12 px-5.5 text-md'],
      sm: [SHAPE, 'min-h-11 px-4 text-sm'],
      lg: [SHAPE, 'min-h-14.5 px-7 text-lg'],
      icon: [SHAPE, 'min-h-12 w-12 text-md'],
      /** No classes; the caller sets the size. */
      unstyled: '',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

/** A button, with `type="button"` by default. Hidden without JavaScript, because it could do nothing. */
function Button({ className, variant, size, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      type={type}
      className={cn(buttonVariants({ variant, size }), 'noscript:hidden', className)}
      {...props}
    />
  );
}

export { Button, buttonVariants };
