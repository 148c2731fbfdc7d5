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
        'slider relative mx-3.5 flex h-12 touch-pan-y items-center',
        'noscript:pointer-events-none noscript:opacity-60',
        className,
      )}
      style={{ '--position': position, ...style }}
      {...handlers}
      {...props}
    >
      {/* Half a thumb longer at both ends, so that the thumb's centre and the pointer are at the same tick. */}
      <Track className="absolute -inset-x-3.5 inset-y-0 grid items-center">
        <span className="border-foreground rounded-sm border-t-4" />
      </Track>
      <Thumb
        data-slot="slider-thumb"
        aria-valuenow={value}
        className={cn(
          'bg-primary shadow-float relative block! h-11 w-7 cursor-grab touch-pan-y rounded-sm active:cursor-grabbing',
          'forced-colors:border-2',
        )}
        {...thumb}
      >
        <i className="bg-primary-foreground absolute inset-y-0 left-3 w-1" />
        <TouchTarget />
      </Thumb>
    </Root>
  );
}

/** A thumb can be touched on 44 px. */
function TouchTarget() {
  return <i className="absolute -inset-x-2 inset-y-0" />;
}

export { Slider, type SliderProps };
