import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { PlaybackIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import type { Rotation } from './use-rotating-index';

interface RotationControlProps extends Pick<Rotation, 'paused' | 'toggle'> {
  className: string;
}

/** Pauses or plays the rotation (WCAG 2.2.2). Under reduced motion nothing rotates. */
function RotationControl({ className, paused, toggle }: RotationControlProps) {
  const { pause, play } = useContent().hero.headline;
  return (
    <Button
      className={cn(
        'rounded-pill group z-above relative -mr-1 grid size-11 place-items-center motion-reduce:hidden',
        className,
      )}
      variant="own"
      size="own"
      aria-label={paused ? play : pause}
      onClick={toggle}
    >
      <span className="rounded-pill border-input bg-card group-hover:border-foreground grid size-9 place-items-center border">
        <PlaybackIcon className="w-4" action={paused ? 'play' : 'pause'} />
      </span>
    </Button>
  );
}

export { RotationControl };
