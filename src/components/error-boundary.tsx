import { Children, Component, type ReactNode } from 'react';
import { useContent } from '@/content/use-content';

interface ErrorBoundaryProps {
  /** Shown after a child has thrown or the child's code has failed to load. */
  fallback: ReactNode;
  /** When this value changes, the children are rendered again. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Confines an error to one part of the page. Must be a class, because React has no hook for catching errors. */
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

/** Gives each child its own error boundary. */
function SectionBoundaries({ children }: { children: ReactNode }) {
  const { failures } = useContent();
  const fallback = <p className="px-gutter pt-section text-muted-foreground text-sm">{failures.section}</p>;
  return Children.map(children, (child) => <ErrorBoundary fallback={fallback}>{child}</ErrorBoundary>);
}

export { ErrorBoundary, SectionBoundaries };
