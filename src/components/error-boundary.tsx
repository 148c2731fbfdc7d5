import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Stands in for the children once one of them has thrown, or its code could not be loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps what breaks in one part of the page from taking the rest with it. A class, as React has no hook for it; React
 * itself puts the error on the console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
