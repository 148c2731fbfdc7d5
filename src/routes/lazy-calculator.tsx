import { inView } from 'framer-motion';
import { type ComponentProps, lazy, useEffect } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { FailureNote } from '@/components/failure-note';
import { useContent } from '@/content/use-content';
import { HydratedLater } from '@/hydration/hydrated-later';
import { withinDeadline } from '@/lib/within-deadline';

const ID = 'savings-calculator';

/** Resolves `near`. */
let comeNear: () => void;
/** Resolves once the section is within a viewport's height of the viewport. */
const near = new Promise<void>((resolve) => {
  comeNear = resolve;
});

const CalculatorForm = lazy(async () => {
  if (!import.meta.env.SSR) await near;
  const form = await withinDeadline(() => import('@/sections/savings-calculator/calculator-form'));
  return { default: form.CalculatorForm };
});

/**
 * The calculator, whose code is loaded when it is near the viewport; React keeps its prerendered HTML until then. If that
 * fails a note takes its place.
 */
function LazyCalculator(props: ComponentProps<typeof CalculatorForm>) {
  const { failures } = useContent();
  // Here, since a page that was changed before hydration, by a translator for example, is rendered anew with another section.
  useEffect(() => inView(`#${ID}`, () => comeNear(), { margin: '100% 0px' }), []);
  return (
    <ErrorBoundary fallback={<FailureNote>{failures.calculator}</FailureNote>}>
      <HydratedLater>
        <CalculatorForm {...props} />
      </HydratedLater>
    </ErrorBoundary>
  );
}

export { LazyCalculator };
