import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { widestWord } from '@/lib/text-width';

interface SectionTitleProps {
  id: string;
  className?: string;
  children: string;
}

/** The h2 of a section. No larger than its widest word allows, whose width is `--em`. */
function SectionTitle({ children, ...props }: SectionTitleProps) {
  return (
    <h2 {...props} style={{ '--em': widestWord(children) }}>
      {children}
    </h2>
  );
}

interface TitleRowProps {
  /** Says that the section's drawings are examples. */
  example: string;
  className?: string;
  /** The title. */
  children: ReactNode;
}

/** A title with what its section's drawings are at the end of its line; hidden from assistive technology like these. */
function TitleRow({ example, className, children }: TitleRowProps) {
  return (
    <div className={cn('flex flex-wrap items-baseline-last justify-between gap-x-6 gap-y-2', className)}>
      {children}
      <p aria-hidden="true" className="text-muted-foreground ml-auto text-right text-sm">
        {example}
      </p>
    </div>
  );
}

export { SectionTitle, TitleRow };
