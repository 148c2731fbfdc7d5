import { Children, Component, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { CloseIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

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

interface FailureNoteProps extends ComponentProps<'div'> {
  /** Shows a button that dismisses the note. */
  onDismiss?: () => void;
}

/** Announces that an important part of the page is missing, and offers to load the page again. */
function FailureNote({ onDismiss, className, children, ...props }: FailureNoteProps) {
  const { failures, regionNames } = useContent();
  return (
    <div
      role="alert"
      className={cn(
        'border-destructive-text bg-card flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-5 py-3 text-sm',
        className,
      )}
      {...props}
    >
      <p className="text-destructive-text grow basis-48">{children}</p>
      <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
        {failures.reload}
      </Button>
      {onDismiss && (
        <Button variant="ghost" size="icon" aria-label={regionNames.dismiss} onClick={onDismiss}>
          <CloseIcon className="size-4" />
        </Button>
      )}
    </div>
  );
}

export { ErrorBoundary, FailureNote, SectionBoundaries };
