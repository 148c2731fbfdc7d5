import { PlaybackIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

interface RotationControlProps {
  labels: { pause: string; play: string };
  count: number;
  index: number;
  paused: boolean;
  onToggle: () => void;
  className?: string;
}

/** Pauses or plays a rotation (WCAG 2.2.2). One tick for each of `count` items; the current one is red. */
export function RotationControl({ labels, count, index, paused, onToggle, className }: RotationControlProps) {
  const ticks = Array.from({ length: count }, (_, position) => ({ position, current: position === index }));
  return (
    <button
      className={cn(
        'flex min-h-[44px] items-center gap-3 rounded-pill border border-border px-3.5 transition-colors duration-fast hover:border-foreground focus-visible:rounded-pill active:bg-concrete max-[400px]:gap-[9px] max-[400px]:px-3 noscript:hidden print:hidden',
        className,
      )}
      type="button"
      aria-label={paused ? labels.play : labels.pause}
      onClick={onToggle}
    >
      <span className="flex h-[18px] gap-1.5" aria-hidden="true">
        {ticks.map(({ position, current }) => (
          <span
            key={position}
            className={cn(
              'transition-[height,background-color] ease-click forced-color-adjust-none',
              current ? 'h-[18px] w-[3px] bg-signal' : 'h-[9px] w-0.5 bg-input',
            )}
          />
        ))}
      </span>
      <PlaybackIcon className="size-4" action={paused ? 'play' : 'pause'} />
    </button>
  );
}
