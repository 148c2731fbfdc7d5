import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Classes of a button, also for links that look like one. */
const buttonVariants = cva(
  'inline-flex items-center justify-center gap-[0.5em] rounded-md border-[1.5px] py-1.5 text-center font-display leading-none font-semibold tracking-[-0.01em] transition-[background-color,color,border-color,translate] duration-fast not-disabled:active:translate-y-px disabled:cursor-not-allowed print:hidden',
  {
    variants: {
      variant: {
        // Disabled until a form is complete: gray rather than a faded accent.
        default: [
          'border-transparent bg-primary text-primary-foreground not-disabled:not-aria-disabled:hover:bg-primary-hover',
          'disabled:bg-secondary disabled:text-muted-foreground',
          'aria-disabled:cursor-not-allowed aria-disabled:bg-secondary aria-disabled:text-muted-foreground',
        ],
        destructive:
          'border-transparent bg-destructive text-destructive-foreground not-disabled:hover:opacity-90 disabled:opacity-50',
        outline:
          'border-foreground not-disabled:hover:bg-foreground not-disabled:hover:text-background disabled:opacity-50',
        secondary: 'border-transparent bg-secondary not-disabled:hover:bg-border disabled:opacity-50',
        ghost: 'border-transparent not-disabled:hover:bg-accent disabled:opacity-50',
        link: 'border-transparent underline decoration-[1.5px] underline-offset-4 disabled:opacity-50',
        /** On the accent color, where its own fill would be invisible. */
        inverted:
          'border-transparent bg-paper text-ink not-disabled:hover:bg-ink not-disabled:hover:text-paper focus-visible:outline-paper disabled:opacity-50',
      },
      size: {
        default: 'min-h-12 px-5.5 text-md',
        sm: 'min-h-11 px-4 text-sm',
        lg: 'min-h-14.5 px-7 text-lg',
        icon: 'min-h-12 w-12 text-md',
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
