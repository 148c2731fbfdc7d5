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
    <button
      className="flex min-h-11 items-center gap-3 rounded-pill border border-border px-3.5 transition-[border-color] duration-fast hover:border-foreground active:bg-accent noscript:hidden desktop:col-start-2 desktop:row-start-2 desktop:mb-6.5 desktop:self-end print:hidden"
      type="button"
      aria-label={paused ? labels.play : labels.pause}
      onClick={toggle}
    >
      <span className="flex h-4.5 items-start gap-1.5" aria-hidden="true">
        {Array.from({ length: count }, (_, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no identity but their place
            key={position}
            className={cn(
              'forced-color-adjust-none transition-[height,background-color] ease-click',
              position === index ? 'h-4.5 w-[3px] bg-primary-text' : 'h-2.25 w-0.5 bg-input',
            )}
          />
        ))}
      </span>
      <PlaybackIcon className="w-4" action={paused ? 'play' : 'pause'} />
    </button>
  );
}

export { RotationControl };
