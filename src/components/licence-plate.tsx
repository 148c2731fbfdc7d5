import type { ReactNode } from 'react';
import { MapleLeafIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

interface LicencePlateProps {
  above: ReactNode;
  /** The longer the text, the smaller it is set. */
  number: string;
  below?: ReactNode;
  className?: string | undefined;
}

/** A licence plate, sized by its font size. It may stand in a button. */
function LicencePlate({ above, number, below, className }: LicencePlateProps) {
  return (
    <span
      className={cn(
        'licence-plate licence-plate-number bg-card inline-grid max-w-full label leading-tight',
        'content-center justify-items-center',
        className,
      )}
      style={{ '--letters': [...number].length }}
    >
      <span>{above}</span>{' '}
      <b className="max-w-full truncate leading-none font-semibold tracking-snug">{number}</b>{' '}
      <span>{below}</span>
    </span>
  );
}

/** The plate of a visitor who has joined, stamped with their postal code. */
function JoinedPlate({ postalCode, className }: { postalCode: string; className?: string }) {
  return (
    <LicencePlate
      className={cn('licence-plate-stamped', className)}
      above={<MapleLeafIcon className="text-primary-text size-4" />}
      number={postalCode}
    />
  );
}

export { JoinedPlate, LicencePlate };
