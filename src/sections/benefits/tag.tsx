import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface TagProps {
  fact: ReactNode;
  /** Left out on phones. */
  advice: string;
  className?: string;
}

/** A small card with a fact and what to do about it. */
function Tag({ fact, advice, className }: TagProps) {
  return (
    <p
      className={cn(
        'border-border bg-card shadow-tag relative rounded-sm border-1 px-3 py-2 text-sm',
        className,
      )}
    >
      <b>{fact}</b> <span className="max-sm:hidden">{advice}</span>
    </p>
  );
}

export { Tag };
