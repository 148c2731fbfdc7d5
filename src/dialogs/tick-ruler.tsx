import { useReducedMotion } from '@/lib/use-reduced-motion';

const STEP = 'transform 0.4s var(--ease)';
/** While a form is sent the tick slows down, for as long as an answer may take. */
const RUN = { end: 0.97, transition: 'transform 15s cubic-bezier(0, 0.8, 0.1, 1)' };

interface TickRulerProps {
  /** Where the tick stands, from 0 to 1. */
  progress: number;
  /** Whether the form is being sent. */
  running?: boolean;
}

/** The dialog's edge: a ruler whose tick advances with the form. */
function TickRuler({ progress, running = false }: TickRulerProps) {
  const runs = !useReducedMotion() && running;
  const transform = `translateX(${(runs ? RUN.end : progress) * 100}%)`;
  // The stylesheet has no transitions under reduced motion.
  const transition = runs ? RUN.transition : STEP;
  return (
    <div data-slot="dialog-edge" aria-hidden="true">
      <div data-slot="dialog-tick" style={{ transform, transition }} />
    </div>
  );
}

export { TickRuler };
