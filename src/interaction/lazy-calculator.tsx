import { type ComponentProps, Suspense, useEffect } from 'react';
import { FailureNote } from '@/components/error-boundary';
import { failures } from '@/content/messages';
import { onNearViewport } from '@/lib/defer';
import { announceHydration } from '@/lib/hydration';
import { later, useLoad } from './later';

const form = later(
  async () => (await import('@/sections/savings-calculator/calculator-form')).CalculatorForm,
);

const section = () => document.getElementById('savings-calculator');

function whenNear(task: () => void) {
  const element = section();
  return element === null ? undefined : onNearViewport(element, task);
}

/** Marks the calculator as hydrated; tests wait for it. */
function HydrationMarker() {
  useEffect(() => announceHydration(section()), []);
  return null;
}

/** The calculator, whose code is loaded when it is near the viewport. If that fails a note takes its place. */
function LazyCalculator(props: ComponentProps<typeof form.Component>) {
  const failed = useLoad(form.load, whenNear);
  if (failed) return <FailureNote>{failures.calculator}</FailureNote>;
  return (
    <Suspense fallback={null}>
      <form.Component {...props} />
      <HydrationMarker />
    </Suspense>
  );
}

export { LazyCalculator };
