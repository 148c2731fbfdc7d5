import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { PlaybackIcon } from '@/illustrations/icons';
import type { Rotation } from './use-rotating-index';

/** Pauses or plays the rotation (WCAG 2.2.2). */
function RotationControl({ paused, toggle }: Pick<Rotation, 'paused' | 'toggle'>) {
  const { pause, play } = useContent().hero.headline;
  return (
    <Button
      className="rounded-pill group z-above relative -mr-1 grid size-11 place-items-center lg:col-start-2 lg:row-start-2 lg:mb-5 lg:self-end"
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
