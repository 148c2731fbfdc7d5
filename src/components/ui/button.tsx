import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Classes of a button, also for links that look like one. */
const buttonVariants = cva(
  'duration-fast transition-[background-color,border-color,box-shadow,color,translate] print:hidden',
  {
    variants: {
      variant: {
        default: [
          'bg-primary text-primary-foreground not-disabled:not-aria-disabled:hover:bg-primary-hover',
          // Disabled until a form is complete: gray rather than a faded accent.
          'disabled:bg-secondary disabled:text-muted-foreground disabled:opacity-100',
          'aria-disabled:bg-secondary aria-disabled:text-muted-foreground aria-disabled:cursor-not-allowed',
        ],
        destructive: 'bg-destructive text-destructive-foreground not-disabled:hover:opacity-90',
        outline: 'border-foreground not-disabled:hover:bg-foreground not-disabled:hover:text-background',
        secondary: 'bg-secondary not-disabled:hover:bg-border',
        ghost: 'not-disabled:hover:bg-accent',
        link: 'underline decoration-[1.5px] underline-offset-4',
        /** On the accent color, where its own fill would be invisible. */
        inverted:
          'bg-paper text-ink not-disabled:hover:bg-ink not-disabled:hover:text-paper focus-visible:outline-paper',
        /** The bar's, with a note under its label; `data-main` while it is the primary one. */
        bar: 'bar-surface button-bar',
        /** A link in the bar. */
        tab: 'rounded-pill text-md hover:bg-accent active:bg-secondary font-medium focus-visible:-outline-offset-3',
        /** Around a licence plate. */
        plate: 'hover:shadow-tag rounded-[0.875em] hover:-translate-y-0.5 active:translate-y-px',
        /** Holds a state that a press changes. */
        toggle:
          'rounded-pill border-border hover:border-foreground active:bg-accent flex min-h-11 items-center gap-3 border px-3.5',
      },
      size: {
        default: 'button min-h-12 px-5.5',
        sm: 'button text-sm/none min-h-11 px-4',
        lg: 'button text-lg/none min-h-14.5 px-7',
        icon: 'button min-h-12 w-12',
        /** The variant's own. */
        own: '',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

/** A button; not a submit button unless `type="submit"`. Hidden without JavaScript, where it could do nothing. */
function Button({ className, variant, size, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      className={cn(buttonVariants({ variant, size }), 'noscript:hidden', className)}
      {...props}
    />
  );
}

export { Button, buttonVariants };
