import { Root, Thumb, Track } from '@radix-ui/react-slider';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import './slider.css';

interface SliderProps
  extends Omit<ComponentProps<typeof Root>, 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max'> {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** Props of the thumb: at least an accessible name, and `aria-valuetext` where a number is not enough. */
  thumb: ComponentProps<typeof Thumb>;
}

/** A slider with one thumb, whose position is linear in the value. */
function Slider({ value, min, max, onValueChange, thumb, className, style, ...props }: SliderProps) {
  const position = (value - min) / (max - min);
  return (
    <Root
      data-slot="slider"
      min={min}
      max={max}
      value={[value]}
      onValueChange={([next]) => {
        if (next !== undefined) onValueChange(next);
      }}
      className={cn('slider', className)}
      style={{ '--position': position, ...style }}
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
