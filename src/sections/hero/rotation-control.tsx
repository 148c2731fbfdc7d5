import { Button } from '@/components/ui/button';
import { hero } from '@/content/hero';
import { PlaybackIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import type { Rotation } from './use-rotating-index';

const { words, pause, play } = hero.headline;

/** Pauses or plays the rotation (WCAG 2.2.2). One tick for each word; the current one is accented. */
function RotationControl({ index, paused, toggle }: Rotation) {
  return (
    <Button
      className="lg:col-start-2 lg:row-start-2 lg:mb-6.5 lg:self-end"
      variant="toggle"
      size="own"
      aria-label={paused ? play : pause}
      onClick={toggle}
    >
      <span className="flex h-4.5 items-start gap-1.5" aria-hidden="true">
        {words.map((word, position) => (
          <span
            key={word}
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
