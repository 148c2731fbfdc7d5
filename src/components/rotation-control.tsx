import { PlaybackIcon } from '@/illustrations/icons';

interface RotationControlProps {
  labels: { pause: string; play: string };
  count: number;
  index: number;
  paused: boolean;
  toggle: () => void;
}

/** Pauses or plays a rotation (WCAG 2.2.2). One tick for each of `count` items; the current one is red. */
export function RotationControl({ labels, count, index, paused, toggle }: RotationControlProps) {
  return (
    <button
      className="rotation-control"
      type="button"
      aria-label={paused ? labels.play : labels.pause}
      onClick={toggle}
    >
      <span className="rotation-ticks" aria-hidden="true">
        {Array.from({ length: count }, (_, position) => position).map((position) => (
          <span key={position} data-current={position === index || undefined} />
        ))}
      </span>
      <PlaybackIcon action={paused ? 'play' : 'pause'} />
    </button>
  );
}
