import { Root, Thumb, Track } from '@radix-ui/react-slider';
import type { ComponentProps } from 'react';
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

/** Half a thumb on both sides, so that the thumb's centre and the pointer are at the same tick along the whole track. */
const THUMB_MARGIN = 'mx-[14px] before:absolute before:inset-x-[-14px] before:inset-y-0';

/**
 * Radix offsets its thumb to keep it inside the track, and hides it until it is measured. With the margin above no offset
 * is needed, so the thumb is at its place in the prerendered HTML too.
 */
const THUMB_POSITION =
  '[&>span:has(>[role=slider])]:left-[calc(var(--position)*100%)]! [&_[role=slider]]:block!';

const THUMB =
  'h-[44px] w-[28px] cursor-grab touch-none rounded-sm bg-primary bg-[linear-gradient(90deg,transparent_12px,var(--primary-foreground)_12px_16px,transparent_16px)] shadow-float active:cursor-grabbing forced-colors:border-2 forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:bg-none';

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
      className={cn(
        'relative flex h-[48px] touch-pan-y items-center',
        THUMB_MARGIN,
        THUMB_POSITION,
        className,
      )}
      style={{ '--position': position, ...style }}
      {...props}
    >
      <Track className="absolute inset-x-[-14px] h-[4px] rounded-[2px] bg-foreground forced-colors:bg-[CanvasText]" />
      <Thumb
        {...thumb}
        aria-valuenow={thumb['aria-valuenow'] ?? value}
        className={cn(THUMB, thumb.className)}
      />
    </Root>
  );
}

export { Slider, type SliderProps };
