import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary, FailureNote } from '@/components/error-boundary';
import { failures } from '@/content/messages';
import { nearViewport } from '@/lib/defer';
import { announceHydration } from '@/lib/hydration';

const section = () => document.getElementById('savings-calculator');

const CalculatorForm = lazy(async () => {
  if (!import.meta.env.SSR) await nearViewport(section());
  return { default: (await import('@/sections/savings-calculator/calculator-form')).CalculatorForm };
});

/** Marks the calculator as hydrated; tests wait for it. */
function HydrationMarker() {
  useEffect(() => announceHydration(section()), []);
  return null;
}

/**
 * The calculator, whose code is loaded when it is near the viewport; React keeps its prerendered HTML until then. If that
 * fails a note takes its place.
 */
function LazyCalculator(props: ComponentProps<typeof CalculatorForm>) {
  return (
    <ErrorBoundary fallback={<FailureNote>{failures.calculator}</FailureNote>}>
      <Suspense fallback={null}>
        <CalculatorForm {...props} />
        <HydrationMarker />
      </Suspense>
    </ErrorBoundary>
  );
}

export { LazyCalculator };
