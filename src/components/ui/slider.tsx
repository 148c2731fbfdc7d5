import { Root, Thumb, Track } from '@radix-ui/react-slider';
import { type ComponentProps, useRef } from 'react';
import { cn } from '@/lib/cn';

interface SliderProps extends Omit<ComponentProps<typeof Root>, 'value' | 'defaultValue' | 'onValueChange'> {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** Props of the thumb: an accessible name, and `aria-valuetext` if a number is not enough. */
  thumb: ComponentProps<typeof Thumb>;
}

/**
 * A slider with one thumb. On a touch screen, only dragging the thumb changes the value, so that scrolling over the track
 * changes nothing.
 */
function Slider({ value, min, max, onValueChange, thumb, className, style, ...props }: SliderProps) {
  const position = (value - min) / (max - min);
  const pressedAt = useRef(value);
  return (
    <Root
      data-slot="slider"
      min={min}
      max={max}
      value={[value]}
      onValueChange={([next]) => {
        if (next !== undefined) onValueChange(next);
      }}
      onPointerDown={(event) => {
        pressedAt.current = value;
        // Radix responds to every mouse button.
        if (event.button !== 0 || event.ctrlKey) event.preventDefault();
      }}
      // Restores the value when a touch becomes a scroll, because Radix has treated the first pixels of the touch as a drag.
      onPointerCancel={() => onValueChange(pressedAt.current)}
      className={cn(
        'slider relative mx-3.5 flex h-12 touch-pan-y touch-pinch-zoom items-center pointer-coarse:pointer-events-none',
        'noscript:pointer-events-none',
        className,
      )}
      style={{ '--position': position, ...style }}
      {...props}
    >
      {/* Extends half a thumb beyond both ends, so that the thumb's center lines up with the ticks. */}
      <Track className="absolute -inset-x-3.5 inset-y-0 grid items-center">
        <span className="border-foreground rounded-sm border-t-4" />
      </Track>
      <Thumb
        data-slot="slider-thumb"
        aria-valuenow={value}
        // The thumb must not have children, because Radix recognizes a press on it by the event target. Its touch target is
        // 44 px wide.
        className={cn(
          'bg-primary shadow-float pointer-events-auto relative block! h-11 w-7 cursor-grab rounded-sm active:cursor-grabbing',
          'before:absolute before:-inset-x-2 before:inset-y-0',
          'after:bg-primary-foreground after:absolute after:inset-y-0 after:left-3 after:w-1',
          'touch-pan-y touch-pinch-zoom forced-colors:border-2 noscript:pointer-events-none',
        )}
        {...thumb}
      />
    </Root>
  );
}

export { Slider, type SliderProps };
