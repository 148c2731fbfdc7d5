import { lazy, memo, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { FailureNote } from '@/components/failure-note';
import { failures } from '@/content/failures';
import { loadChunk } from '@/lib/load-chunk';
import { observeNear } from '@/lib/observe-near';

/** The section it stands in. */
const SECTION = 'savings-calculator';

let comeNear: () => void = () => undefined;
const near = new Promise<void>((resolve) => {
  comeNear = resolve;
});

const load = async () => ({
  default: (await import('@/sections/savings-calculator/savings-instrument')).SavingsInstrument,
});

/** While it waits for its code, React leaves the prerendered HTML in place. */
const SavingsInstrument = lazy(async () => {
  if (import.meta.env.SSR) return load();
  await near;
  return loadChunk(load);
});

/** Comes alive with what stands beside it, and says so: tests and the bench begin here. */
function Alive() {
  useEffect(() => {
    const section = document.getElementById(SECTION);
    if (section !== null) section.dataset['hydrated'] = '';
  }, []);
  return null;
}

/**
 * The calculator, whose code is a third of the page's and comes when the visitor does.
 * Memoized, as an update from above would make React give up HTML that it cannot bring to life yet.
 */
export const LandingInstrument = memo(function LandingInstrument() {
  useEffect(() => {
    const section = document.getElementById(SECTION);
    return section === null ? undefined : observeNear(section, comeNear);
  }, []);

  return (
    <ErrorBoundary fallback={<FailureNote>{failures.calculator}</FailureNote>}>
      <Suspense fallback={null}>
        <SavingsInstrument />
        <Alive />
      </Suspense>
    </ErrorBoundary>
  );
});
