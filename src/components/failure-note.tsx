import type { ReactNode } from 'react';

/** Says at once, also to assistive technology, that a part of the page is missing. */
export function FailureNote({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="my-6 rounded-md border border-destructive-text bg-card px-5 py-3.5 text-destructive-text text-sm"
    >
      {children}
    </p>
  );
}
