import { Children, Component, type ReactNode } from 'react';
import { useContent } from '@/content/use-content';

interface ErrorBoundaryProps {
  /** Shown once a child has thrown, or its code could not be loaded. */
  fallback: ReactNode;
  /** The children are tried again when it changes. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Confines an error to one part of the page. A class, because React has no hook for it. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Confines an error to one part of the page: each child has a boundary of its own. */
function SectionBoundaries({ children }: { children: ReactNode }) {
  const { failures } = useContent();
  const fallback = <p className="px-gutter pt-section text-muted-foreground text-sm">{failures.section}</p>;
  return Children.map(children, (child) => <ErrorBoundary fallback={fallback}>{child}</ErrorBoundary>);
}

export { ErrorBoundary, SectionBoundaries };
