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

/** The list that was pressed before its code had come. */
let pressed: HTMLElement | null = null;

function keepPress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest<HTMLElement>(`#${SECTION} button`) : null;
}

/** Comes alive with what stands beside it, makes up for an early press and says so: tests and the bench begin here. */
function Alive() {
  useEffect(() => {
    const section = document.getElementById(SECTION);
    if (section === null) return;
    document.removeEventListener('click', keepPress, true);
    pressed?.click();
    pressed = null;
    section.dataset['hydrated'] = '';
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
    if (section === null) return;
    // Before React, which lets nothing past it that it cannot answer yet.
    document.addEventListener('click', keepPress, true);
    const stopObserving = observeNear(section, comeNear);
    return () => {
      document.removeEventListener('click', keepPress, true);
      stopObserving();
    };
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
