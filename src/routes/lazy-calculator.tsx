import { inView } from 'framer-motion';
import { type ComponentProps, lazy, useEffect } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { FailureNote } from '@/components/failure-note';
import { useContent } from '@/content/use-content';
import { DeferredHydration } from '@/hydration/deferred-hydration';
import { withTimeout } from '@/lib/with-timeout';

const ID = 'savings-calculator';

let resolveNear: () => void;
/** Resolves once the section is within one viewport height of the viewport. */
const near = new Promise<void>((resolve) => {
  resolveNear = resolve;
});

const CalculatorForm = lazy(async () => {
  if (!import.meta.env.SSR) await near;
  const form = await withTimeout(() => import('@/sections/savings-calculator/calculator-form'));
  return { default: form.CalculatorForm };
});

/**
 * The calculator. Its code loads when the section is near the viewport, and React preserves the prerendered HTML until then.
 * If loading fails, a note appears instead.
 */
function LazyCalculator(props: ComponentProps<typeof CalculatorForm>) {
  const { failures } = useContent();
  // Observes the section from an effect, because React replaces the section if something, such as a translation extension,
  // changed the page before hydration.
  useEffect(() => inView(`#${ID}`, () => resolveNear(), { margin: '100% 0px' }), []);
  return (
    <ErrorBoundary fallback={<FailureNote>{failures.calculator}</FailureNote>}>
      <DeferredHydration>
        <CalculatorForm {...props} />
      </DeferredHydration>
    </ErrorBoundary>
  );
}

export { LazyCalculator };
