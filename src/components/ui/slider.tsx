import { Root, Thumb, Track } from '@radix-ui/react-slider';
import { type ComponentProps, type PointerEvent, useRef } from 'react';
import { cn } from '@/lib/cn';

interface SliderProps
  extends Omit<ComponentProps<typeof Root>, 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max'> {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** Props of the thumb: at least an accessible name, and `aria-valuetext` where a number is not enough. */
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
  const end = () => {
    const ended = touch.current;
    touch.current = null;
    return ended;
  };
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
        const ended = end();
        if (ended !== null && !ended.dragging && ended.held !== null) onValueChange(ended.held);
      },
      onPointerCancelCapture() {
        const ended = end();
        if (ended?.dragging) onValueChange(ended.start);
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
      className={cn('slider', className)}
      style={{ '--position': position, ...style }}
      {...handlers}
      {...props}
    >
      <Track className="slider-track" />
      <Thumb
        {...thumb}
        aria-valuenow={thumb['aria-valuenow'] ?? value}
        className={cn('slider-thumb', thumb.className)}
      />
    </Root>
  );
}

export { Slider, type SliderProps };
