import type { ComponentProps } from 'react';
import { LOGO } from './logo';

type IconProps = ComponentProps<'svg'>;

function CheckIcon(props: IconProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="m3 8.5 3.2 3.2L13 4.6" fill="none" stroke="currentColor" strokeWidth="2.2" />
    </svg>
  );
}

function CloseIcon(props: IconProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="M3 3l10 10M13 3 3 13" className="stroke-current stroke-2" />
    </svg>
  );
}

/** An icon that shows what a click will do: play or pause. */
function PlaybackIcon({ action, ...props }: IconProps & { action: 'play' | 'pause' }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      {action === 'pause' ? (
        <path d="M4.5 3v10M11.5 3v10" stroke="currentColor" strokeWidth="2.5" />
      ) : (
        <path d="M4 2.5v11l9-5.5z" fill="currentColor" />
      )}
    </svg>
  );
}

function MapleLeafIcon(props: IconProps) {
  return (
    <svg viewBox="-2015 -2000 4030 4030" aria-hidden="true" {...props}>
      <path
        fill="currentColor"
        d="m-90 2030 45-863a95 95 0 0 0-111-98l-859 151 116-320a65 65 0 0 0-20-73l-941-762 212-99a65 65 0 0 0 34-79l-186-572 542 115a65 65 0 0 0 73-38l105-247 423 454a65 65 0 0 0 111-57l-204-1052 327 189a65 65 0 0 0 91-27l332-652 332 652a65 65 0 0 0 91 27l327-189-204 1052a65 65 0 0 0 111 57l423-454 105 247a65 65 0 0 0 73 38l542-115-186 572a65 65 0 0 0 34 79l212 99-941 762a65 65 0 0 0-20 73l116 320-859-151a95 95 0 0 0-111 98l45 863z"
      />
    </svg>
  );
}

function WarningIcon(props: IconProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="M8 1.5 15.5 14.5H.5z" fill="currentColor" />
      <path d="M8 6v4M8 11.5v1.5" className="stroke-card stroke-2" />
    </svg>
  );
}

function Logo(props: IconProps) {
  const { size, radius, ticks, accent } = LOGO;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" {...props}>
      <rect className="fill-ruler" width={size} height={size} rx={radius} />
      <path className="stroke-ruler-foreground" {...ticks} />
      <path className="stroke-primary" {...accent} />
    </svg>
  );
}

export { CheckIcon, CloseIcon, Logo, MapleLeafIcon, PlaybackIcon, WarningIcon };
