import { Children, Component, type ReactNode } from 'react';
import { failures } from '@/content/messages';

interface ErrorBoundaryProps {
  /** Shown once a child has thrown, or its code could not be loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Confines an error to one part of the page. A class, because React has no hook for it. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Confines an error to one part of the page: each child has a boundary of its own. */
function SectionBoundaries({ children }: { children: ReactNode }) {
  const fallback = <p className="px-gutter pt-section text-muted-foreground text-sm">{failures.section}</p>;
  return Children.map(children, (child) => <ErrorBoundary fallback={fallback}>{child}</ErrorBoundary>);
}

/** Announces that an important part of the page is missing. */
function FailureNote({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="border-destructive-text bg-card text-destructive-text my-6 rounded-md border px-5 py-3.5 text-sm"
    >
      {children}
    </p>
  );
}

export { ErrorBoundary, FailureNote, SectionBoundaries };
