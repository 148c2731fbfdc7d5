import type { ReactNode } from 'react';
import { MapleLeafIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

interface JoinedPlateProps {
  /** The longer the postal code, the smaller its type. */
  postalCode: string;
  above?: ReactNode;
  below?: ReactNode;
  className: string;
}

/** A license plate stamped with the postal code of a visitor who has joined. It scales with its font size. */
function JoinedPlate({ postalCode, above, below, className }: JoinedPlateProps) {
  return (
    <span
      className={cn(
        'license-plate license-plate-number license-plate-stamped bg-card type-label leading-tight',
        'inline-grid max-w-full content-center justify-items-center',
        className,
      )}
      style={{ '--letters': [...postalCode].length }}
    >
      <span>{above ?? <MapleLeafIcon className="text-primary-text size-4" />}</span>{' '}
      <b className="max-w-full truncate leading-none font-semibold tracking-snug">{postalCode}</b>{' '}
      <span>{below}</span>
    </span>
  );
}

export { JoinedPlate };
