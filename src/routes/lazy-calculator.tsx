import { type ComponentProps, lazy, memo, Suspense, useEffect } from 'react';
import { ErrorBoundary, FailureNote } from '@/components/error-boundary';
import { failures } from '@/content/messages';
import { onNearViewport } from '@/lib/defer';
import { loadChunk } from '@/lib/load-chunk';

const SECTION = 'savings-calculator';

let resolveNear: () => void = () => undefined;
const nearViewport = new Promise<void>((resolve) => {
  resolveNear = resolve;
});

const load = async () => ({
  default: (await import('@/sections/savings-calculator/calculator-form')).CalculatorForm,
});

/** While it is loading, React keeps the prerendered HTML. */
const CalculatorForm = lazy(async () => {
  if (import.meta.env.SSR) return load();
  await nearViewport;
  return loadChunk(load);
});

/** Marks the calculator as hydrated; tests and the bench wait for it. */
function HydrationMarker() {
  useEffect(() => {
    document.getElementById(SECTION)?.setAttribute('data-hydrated', '');
  }, []);
  return null;
}

/**
 * The calculator, whose code is loaded when it is near the viewport. Memoized: an update from above would make React
 * discard HTML that it cannot hydrate yet, and the callbacks have to be stable.
 */
export const LazyCalculator = memo(function LazyCalculator(props: ComponentProps<typeof CalculatorForm>) {
  useEffect(() => {
    const section = document.getElementById(SECTION);
    return section === null ? undefined : onNearViewport(section, resolveNear);
  }, []);

  return (
    <ErrorBoundary fallback={<FailureNote>{failures.calculator}</FailureNote>}>
      <Suspense fallback={null}>
        <CalculatorForm {...props} />
        <HydrationMarker />
      </Suspense>
    </ErrorBoundary>
  );
});
