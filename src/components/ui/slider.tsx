import { Root, Thumb, Track } from '@radix-ui/react-slider';
import type { ComponentProps, CSSProperties } from 'react';
import { cn } from '@/lib/cn';

interface SliderProps
  extends Omit<ComponentProps<typeof Root>, 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max'> {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** What is announced: at least a name, and the value in words where a bare number says too little. */
  thumb: ComponentProps<typeof Thumb>;
}

/** Half a cap on both sides, so that the middle of the cap and the pointer stand on the same tick over the whole track. */
const CAP_ROOM = 'mx-[14px] before:absolute before:inset-x-[-14px] before:inset-y-0';

/**
 * Radix keeps its thumb inside the track by an offset and hides it until it is measured in a browser. Ours has its own
 * room beside the track, so it stands at its place at once, in prerendered HTML too.
 */
const CAP_PLACE = '[&>span:has(>[role=slider])]:left-[calc(var(--position)*100%)]! [&_[role=slider]]:block!';

const CAP =
  'h-[44px] w-[28px] cursor-grab touch-none rounded-sm bg-primary bg-[linear-gradient(90deg,transparent_12px,var(--primary-foreground)_12px_16px,transparent_16px)] shadow-float active:cursor-grabbing forced-colors:border-2 forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:bg-none';

/** A mixing-desk fader with one cap. Its value is linear in the cap's position. */
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
      className={cn('relative flex h-[48px] touch-pan-y items-center', CAP_ROOM, CAP_PLACE, className)}
      style={{ '--position': position, ...style } as CSSProperties}
      {...props}
    >
      <Track className="absolute inset-x-[-14px] h-[4px] rounded-[2px] bg-foreground forced-colors:bg-[CanvasText]" />
      <Thumb
        {...thumb}
        aria-valuenow={thumb['aria-valuenow'] ?? value}
        className={cn(CAP, thumb.className)}
      />
    </Root>
  );
}

export { Slider, type SliderProps };
