import { Button } from '@/components/ui/button';
import { useContent } from '@/hooks/use-content';
import { PlaybackIcon } from '@/illustrations/icons';
import type { Rotation } from './use-rotating-index';

/** Pauses or plays the rotation (WCAG 2.2.2). */
function RotationControl({ paused, toggle }: Pick<Rotation, 'paused' | 'toggle'>) {
  const { pause, play } = useContent().hero.headline;
  return (
    <Button
      className="rounded-pill text-muted-foreground -mr-2.5 grid size-11 place-items-center lg:col-start-2 lg:row-start-2 lg:mb-5 lg:self-end"
      variant="ghost"
      size="own"
      aria-label={paused ? play : pause}
      onClick={toggle}
    >
      <PlaybackIcon className="w-4" action={paused ? 'play' : 'pause'} />
    </Button>
  );
}

export { RotationControl };
