import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useReducedMotion } from '@/hooks/use-reduced-motion';
import { cn } from '@/lib/cn';

const STEP = 'transform 0.4s var(--ease)';
/** While a form is sent the tick slows down, for as long as an answer may take. */
const RUN = { end: 0.97, transition: 'transform 15s cubic-bezier(0, 0.8, 0.1, 1)' };
/** The plate drops, and stays long enough to be read. */
const STAMP = { opacity: [0, 1, 1], transform: ['scale(1.7)', 'scale(1)', 'scale(1)'], offset: [0, 0.2, 1] };

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
  const reducedMotion = useReducedMotion();
  const runs = running && !reducedMotion;
  const transform = `translateX(${(runs ? RUN.end : progress) * 100}%)`;
  // The stylesheet has no transitions under reduced motion.
  const transition = runs ? RUN.transition : STEP;

  useImperativeHandle(ref, () => ({
    async finish() {
      if (reducedMotion) return;
      await ended(tick.current?.getAnimations());
      const stamping = stamp.current?.animate(STAMP, { duration: 1300, easing: 'ease-out', fill: 'both' });
      await ended(stamping && [stamping]);
    },
  }));

  return (
    <>
      <div data-slot="dialog-edge" aria-hidden="true">
        <div ref={tick} data-slot="dialog-tick" style={{ transform, transition }} />
      </div>
      {plate !== null && (
        // As wide as the tick's way; it drops from where the tick has stopped.
        <div
          ref={stamp}
          data-slot="dialog-stamp"
          aria-hidden="true"
          className={cn(
            'z-above pointer-events-none absolute inset-x-(--dialog-inset) top-[18px] bottom-0 origin-top-right',
            '@container grid items-center opacity-0 *:w-full *:text-[length:calc(100cqi/12)]',
          )}
        >
          {plate}
        </div>
      )}
    </>
  );
}

/** Resolves when the animations have ended, or were cancelled, as by printing. */
function ended(animations: Animation[] = []): Promise<unknown> {
  return Promise.allSettled(animations.map(({ finished }) => finished));
}

export { TickRuler, type TickRulerHandle };
