import { Root, Thumb, Track } from '@radix-ui/react-slider';
import { type AriaAttributes, type ComponentProps, type PointerEvent, useRef } from 'react';
import { cn } from '@/lib/cn';

interface SliderProps extends Pick<ComponentProps<typeof Root>, 'step' | 'onKeyDown'> {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** ARIA attributes of the thumb: a name, and `aria-valuetext` where a number is not enough. */
  thumb: AriaAttributes;
}

/** Half a thumb beside both ends of the track, so that the thumb's centre and the pointer are at the same tick. */
const ROOT = cn(
  'relative mx-(--half-thumb) mt-1.5 flex h-12 touch-pan-y items-center [--half-thumb:14px]',
  'before:absolute before:-inset-x-(--half-thumb) before:inset-y-0',
  // Radix shifts its thumb to keep it inside the track, and hides it until it is measured; both by inline styles. Neither
  // is needed here, so the thumb is at its place in the prerendered HTML too.
  '[&>span:has(>[role=slider])]:left-[calc(var(--position)*100%)]!',
);

/** A touch target of 44 px, with a white line down the middle of what is seen. */
const THUMB = cn(
  'block! h-11 w-7 cursor-grab touch-pan-y rounded-sm bg-primary shadow-float active:cursor-grabbing',
  'bg-[linear-gradient(90deg,transparent_12px,var(--primary-foreground)_12px_16px,transparent_16px)]',
  'after:absolute after:-inset-x-2 after:inset-y-0',
  'forced-colors:border-2 forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:bg-none',
);

/** Horizontal movement that makes a touch a drag rather than a scroll. CSS pixels. */
const DRAG_PX = 4;

/**
 * Holds back what a touch changes until it is a drag or a tap, and undoes it when the browser scrolls instead. Radix
 * changes the value on pointerdown, before that is known.
 */
function useTouchGuard(value: number, onValueChange: (value: number) => void) {
  const touch = useRef<{ x: number; start: number; held: number | null; dragging: boolean } | null>(null);
  return {
    change(next: number) {
      if (touch.current === null || touch.current.dragging) onValueChange(next);
      else touch.current.held = next;
    },
    handlers: {
      onPointerDownCapture({ pointerType, clientX }: PointerEvent) {
        if (pointerType === 'touch')
          touch.current = { x: clientX, start: value, held: null, dragging: false };
      },
      onPointerMoveCapture({ clientX }: PointerEvent) {
        const { current } = touch;
        if (current !== null && Math.abs(clientX - current.x) > DRAG_PX) current.dragging = true;
      },
      onPointerUpCapture() {
        const { current } = touch;
        touch.current = null;
        if (current?.dragging === false && current.held !== null) onValueChange(current.held);
      },
      onPointerCancelCapture() {
        const { current } = touch;
        touch.current = null;
        if (current?.dragging) onValueChange(current.start);
      },
    },
  };
}

/** A slider with one thumb, whose position is linear in the value. A touch that scrolls the page changes nothing. */
function Slider({ value, min, max, onValueChange, thumb, ...props }: SliderProps) {
  const position = (value - min) / (max - min);
  const { change, handlers } = useTouchGuard(value, onValueChange);
  return (
    <Root
      data-slot="slider"
      min={min}
      max={max}
      value={[value]}
      onValueChange={([next]) => {
        if (next !== undefined) change(next);
      }}
      className={ROOT}
      style={{ '--position': position }}
      {...handlers}
      {...props}
    >
      <Track className="absolute -inset-x-(--half-thumb) h-1 rounded-sm bg-foreground forced-colors:bg-[CanvasText]" />
      <Thumb aria-valuenow={value} {...thumb} className={THUMB} />
    </Root>
  );
}

export { Slider, type SliderProps };
