import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Classes of a button, also for links that look like one. */
const buttonVariants = cva(
  'inline-flex items-center justify-center gap-[0.5em] rounded-md border-[1.5px] font-display text-center font-semibold leading-none tracking-[-0.01em] no-underline transition-[background-color,color,border-color,translate] duration-fast active:translate-y-px disabled:cursor-not-allowed disabled:active:translate-y-0 forced-colors:border-[CanvasText]',
  {
    variants: {
      variant: {
        default: 'border-transparent',
        destructive:
          'border-transparent bg-destructive text-destructive-foreground not-disabled:hover:opacity-90 disabled:opacity-50',
        outline:
          'border-foreground disabled:opacity-50 not-disabled:hover:bg-foreground not-disabled:hover:text-background',
        secondary:
          'border-transparent bg-secondary text-foreground not-disabled:hover:bg-border disabled:opacity-50',
        ghost: 'border-transparent not-disabled:hover:bg-concrete disabled:opacity-50',
        link: 'border-transparent underline decoration-[1.5px] underline-offset-4 disabled:opacity-50',
      },
      size: {
        default: 'min-h-12 px-[22px] py-1.5 text-[1rem]',
        sm: 'min-h-11 px-4 text-sm leading-none',
        lg: 'min-h-[58px] px-7 py-1.5 text-[1.125rem]',
        icon: 'size-12 p-0',
      },
      /** For the red background, on which the red fill would be invisible. */
      inverted: {
        true: 'focus-visible:outline-paper',
        false: '',
      },
    },
    compoundVariants: [
      {
        variant: 'default',
        inverted: false,
        // Disabled until a form is complete: gray rather than faded red.
        class:
          'bg-primary text-primary-foreground not-disabled:hover:bg-primary-hover disabled:bg-secondary disabled:text-muted-foreground',
      },
      {
        variant: 'default',
        inverted: true,
        class:
          'bg-paper text-ink not-disabled:hover:bg-ink not-disabled:hover:text-paper disabled:opacity-50',
      },
    ],
    defaultVariants: { variant: 'default', size: 'default', inverted: false },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

/** A button; not a submit button unless `type="submit"`. Hidden without JavaScript, where it could do nothing. */
function Button({ className, variant, size, inverted, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      className={cn(buttonVariants({ variant, size, inverted }), 'noscript:hidden', className)}
      {...props}
    />
  );
}

export { Button, type ButtonProps, buttonVariants };
