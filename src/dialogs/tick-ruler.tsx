import { animate } from 'framer-motion/dom/mini';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { prefersReducedMotion } from '@/lib/reduced-motion';

/** While a form is sent the tick slows down, for as long as an answer may take. Durations in seconds. */
const RUN = { end: 0.97, options: { duration: 15, ease: [0, 0.8, 0.1, 1] } } as const;
const STEP = { duration: 0.4, ease: [0.2, 0.7, 0.1, 1] } as const;
/** The plate drops, and stays long enough to be read. */
const STAMP = { duration: 1.3, times: [0, 0.2, 1] };

interface TickRulerHandle {
  /** Resolves when the tick has arrived and the plate is stamped; at once under reduced motion. */
  finish: () => Promise<void>;
}

interface TickRulerProps {
  ref: Ref<TickRulerHandle>;
  /** Where the tick stands, from 0 to 1. */
  progress: number;
  /** Whether the form is being sent. */
  running: boolean;
  /** Stamped where the tick stops. */
  plate: ReactNode;
}

/** The dialog's edge: a ruler whose tick advances with the form. */
function TickRuler({ ref, progress, running, plate }: TickRulerProps) {
  const tick = useRef<HTMLDivElement>(null);
  const stamp = useRef<HTMLDivElement>(null);
  const motion = useRef<ReturnType<typeof animate>>(null);

  useEffect(() => {
    const element = tick.current;
    if (element === null) return;
    const transform = `translateX(${(running ? RUN.end : progress) * 100}%)`;
    if (prefersReducedMotion() || element.style.transform === '') {
      if (!running) element.style.transform = transform;
      return;
    }
    const controls = animate(element, { transform }, running ? RUN.options : STEP);
    motion.current = controls;
    return () => controls.stop();
  }, [progress, running]);

  useImperativeHandle(ref, () => ({
    async finish() {
      if (prefersReducedMotion()) return;
      await motion.current;
      if (stamp.current === null || plate === null) return;
      const transform = ['scale(1.7)', 'scale(1)', 'scale(1)'];
      await animate(stamp.current, { opacity: [0, 1, 1], transform }, STAMP);
    },
  }));

  return (
    <>
      <div className="dialog-tick-edge" aria-hidden="true">
        <div ref={tick} className="dialog-tick" />
      </div>
      {plate !== null && (
        <div ref={stamp} className="dialog-stamp" aria-hidden="true">
          {plate}
        </div>
      )}
    </>
  );
}

export { TickRuler, type TickRulerHandle };
