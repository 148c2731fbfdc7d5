import type { ReactNode } from 'react';
import { failures } from '@/content/failures';
import { ErrorBoundary } from './error-boundary';

/** Keeps a section that breaks from taking the others with it, and says quietly that it is missing. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={<p className="px-gutter pt-section text-muted-foreground text-sm">{failures.section}</p>}
    >
      {children}
    </ErrorBoundary>
  );
}
