import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A one-line text control. Its edge is the `input` colour, 3:1 on every ground, and oxblood when it is invalid. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(
        'min-h-12 w-full min-w-0 appearance-none rounded-md border-[1.5px] border-input bg-card px-3.5 font-sans text-[1.0625rem] leading-[1.2] font-medium text-foreground',
        'placeholder:text-muted-foreground placeholder:opacity-100 not-disabled:hover:border-foreground',
        'focus-visible:rounded-md focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:opacity-60',
        'aria-invalid:border-destructive-text aria-invalid:shadow-[inset_0_0_0_1px_var(--destructive-text)]',
        className,
      )}
      {...props}
    />
  );
}
