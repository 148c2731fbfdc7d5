import type { ReactNode } from 'react';
import { joined } from '@/content/joined';
import { MapleLeafIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

interface LicencePlateProps {
  above: ReactNode;
  /** The longer the text, the smaller it is set. */
  number: string;
  below: string;
  className?: string | undefined;
}

/** A licence plate, sized by its font size. It may stand in a button. */
function LicencePlate({ above, number, below, className }: LicencePlateProps) {
  return (
    <span
      className={cn(
        'licence-plate bg-card border-foreground font-display rounded-[0.875em] border-2 leading-[1.1] font-semibold',
        'relative inline-grid max-w-full content-center justify-items-center gap-y-[0.125em]',
        'px-[1em] py-[0.375em] *:[span]:text-[0.9375em]',
        className,
      )}
      style={{ '--letters': [...number].length }}
    >
      <span>{above}</span>{' '}
      <b className="max-w-full overflow-hidden leading-[1.05] font-semibold tracking-[-0.02em] text-ellipsis whitespace-nowrap">
        {number}
      </b>{' '}
      <span>{below}</span>
    </span>
  );
}

/** The plate of a visitor who has joined, stamped with their postal code. */
function JoinedPlate({ postalCode, className }: { postalCode: string; className?: string }) {
  return (
    <LicencePlate
      className={cn('licence-plate-stamped', className)}
      above={<MapleLeafIcon className="text-primary-text size-[1.1em]" />}
      number={postalCode}
      below={joined.note}
    />
  );
}

export { JoinedPlate, LicencePlate };
