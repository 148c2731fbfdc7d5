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

interface Press {
  pointerId: number;
  x: number;
  /** The value before the press. */
  start: number;
  /** What the press would change, while it may still become a scroll. */
  held: number | null;
  acts: boolean;
}

/**
 * Radix changes the value with any pointer and button, on pointerdown. Here only the primary button and the first finger
 * do, and a touch once it is a drag or a tap. A press that the browser takes away, to scroll or to zoom, changes nothing.
 */
function usePress(value: number, onValueChange: (value: number) => void) {
  const press = useRef<Press | null>(null);
  /** The press of this pointer. Radix ignores other pointers: it leaves out events whose default is prevented. */
  function pressOf(event: PointerEvent): Press | null {
    if (press.current?.pointerId === event.pointerId) return press.current;
    event.preventDefault();
    return null;
  }
  return {
    change(next: number) {
      const { current } = press;
      if (current === null || current.acts) onValueChange(next);
      else current.held = next;
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        const { pointerId, pointerType, clientX: x, isPrimary, button, ctrlKey } = event;
        if (isPrimary && button === 0 && !ctrlKey)
          press.current = { pointerId, x, start: value, held: null, acts: pointerType !== 'touch' };
        else event.preventDefault();
      },
      onPointerMove(event: PointerEvent) {
        const current = pressOf(event);
        if (current !== null && Math.abs(event.clientX - current.x) > DRAG_PX) current.acts = true;
      },
      onPointerUp(event: PointerEvent) {
        const current = pressOf(event);
        if (current === null) return;
        press.current = null;
        if (!current.acts && current.held !== null) onValueChange(current.held);
      },
      onPointerCancel(event: PointerEvent) {
        const current = pressOf(event);
        if (current === null) return;
        press.current = null;
        if (current.acts) onValueChange(current.start);
      },
    },
  };
}

/** A slider with one thumb, whose position is linear in the value. */
function Slider({ value, min, max, onValueChange, thumb, className, style, ...props }: SliderProps) {
  const position = (value - min) / (max - min);
  const { change, handlers } = usePress(value, onValueChange);
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
        'slider relative mx-3.5 flex h-12 touch-pan-y touch-pinch-zoom items-center',
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
          'bg-primary shadow-float relative block! h-11 w-7 cursor-grab touch-pan-y touch-pinch-zoom rounded-sm active:cursor-grabbing',
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
