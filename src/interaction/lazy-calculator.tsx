import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { FailureNote } from '@/components/error-boundary';
import { failures } from '@/content/messages';
import { onNearViewport } from '@/lib/defer';
import { announceHydration } from '@/lib/hydration';
import { loadChunk } from '@/lib/load-chunk';

const SECTION = 'savings-calculator';

const load = async () => ({
  default: (await import('@/sections/savings-calculator/calculator-form')).CalculatorForm,
});

let resolveForm: (form: Awaited<ReturnType<typeof load>>) => void;
const formWhenNear = new Promise<Parameters<typeof resolveForm>[0]>((resolve) => {
  resolveForm = resolve;
});

/** While it is loading, React keeps the prerendered HTML. It never fails: React would render the whole page anew. */
const CalculatorForm = lazy(() => (import.meta.env.SSR ? load() : formWhenNear));

/** Marks the calculator as hydrated; tests and the bench wait for it. */
function HydrationMarker() {
  useEffect(() => announceHydration(document.getElementById(SECTION)), []);
  return null;
}

/** The calculator, whose code is loaded when it is near the viewport. If that fails a note takes its place. */
function LazyCalculator(props: ComponentProps<typeof CalculatorForm>) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const section = document.getElementById(SECTION);
    if (section === null) return;
    return onNearViewport(section, () => loadChunk(load).then(resolveForm, () => setFailed(true)));
  }, []);

  if (failed) return <FailureNote>{failures.calculator}</FailureNote>;
  return (
    <Suspense fallback={null}>
      <CalculatorForm {...props} />
      <HydrationMarker />
    </Suspense>
  );
}

export { LazyCalculator };
