import { Button } from '@/components/ui/button';
import { PlaybackIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

interface RotationControlProps {
  labels: { pause: string; play: string };
  count: number;
  index: number;
  paused: boolean;
  toggle: () => void;
}

/** Pauses or plays a rotation (WCAG 2.2.2). One tick for each of `count` items; the current one is accented. */
function RotationControl({ labels, count, index, paused, toggle }: RotationControlProps) {
  return (
    <Button
      className="hero-desktop:col-start-2 hero-desktop:row-start-2 hero-desktop:mb-6.5 hero-desktop:self-end"
      variant="toggle"
      size="own"
      aria-label={paused ? labels.play : labels.pause}
      onClick={toggle}
    >
      <span className="flex h-4.5 items-start gap-1.5" aria-hidden="true">
        {Array.from({ length: count }, (_, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no identity but their place
            key={position}
            className={cn(
              'ease-click transition-[height,background-color] forced-color-adjust-none',
              position === index ? 'bg-primary-text h-4.5 w-[3px]' : 'bg-input h-2.25 w-0.5',
            )}
          />
        ))}
      </span>
      <PlaybackIcon className="w-4" action={paused ? 'play' : 'pause'} />
    </Button>
  );
}

export { RotationControl };
