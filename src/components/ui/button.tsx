import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Classes of a button, also for links that look like one. */
const buttonVariants = cva('button', {
  variants: {
    variant: {
      default: 'button-default',
      destructive: 'button-destructive',
      outline: 'button-outline',
      secondary: 'button-secondary',
      ghost: 'button-ghost',
      link: 'button-link',
    },
    size: { default: '', sm: 'button-sm', lg: 'button-lg', icon: 'button-icon' },
    /** For the red background, on which the red fill would be invisible. */
    inverted: { true: 'button-inverted', false: '' },
  },
  defaultVariants: { variant: 'default', size: 'default', inverted: false },
});

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

/** A button; not a submit button unless `type="submit"`. Hidden without JavaScript, where it could do nothing. */
function Button({ className, variant, size, inverted, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      className={cn(buttonVariants({ variant, size, inverted }), className)}
      {...props}
    />
  );
}

export { Button, buttonVariants };
