import { Root, Thumb, Track } from '@radix-ui/react-slider';
import { type ComponentProps, type PointerEvent, useRef } from 'react';
import { cn } from '@/lib/cn';

interface SliderProps extends Omit<ComponentProps<typeof Root>, 'value' | 'defaultValue' | 'onValueChange'> {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** Of the thumb: a name, and `aria-valuetext` where a number is not enough. */
  thumb: ComponentProps<typeof Thumb>;
}

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
function Slider({ value, min, max, onValueChange, thumb, className, style, ...props }: SliderProps) {
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
      className={cn(
        'slider relative mx-(--half-thumb) flex h-12 touch-pan-y items-center',
        'noscript:pointer-events-none noscript:opacity-60',
        // It cannot be moved yet.
        'in-[section:not([data-hydrated])]:opacity-60',
        className,
      )}
      style={{ '--position': position, ...style }}
      {...handlers}
      {...props}
    >
      <Track
        data-slot="slider-track"
        className="bg-foreground absolute -inset-x-(--half-thumb) h-1 rounded-sm forced-colors:bg-[CanvasText]"
      />
      <Thumb
        data-slot="slider-thumb"
        aria-valuenow={value}
        className="slider-thumb shadow-float h-11 cursor-grab touch-pan-y rounded-sm active:cursor-grabbing"
        {...thumb}
      />
    </Root>
  );
}

export { Slider, type SliderProps };
