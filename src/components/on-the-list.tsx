import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { CheckIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { LicencePlate } from './licence-plate';
import { useShare } from './share-button';

/**
 * The plate of a visitor who has joined, stamped with their postal code: its words, which what there is to tell of sharing takes
 * the place of, so that nothing moves; and Share.
 */
function PlateOnTheList({ postalCode, className }: { postalCode: string; className: string }) {
  const { afterJoining } = useContent();
  const { outcome, share } = useShare();
  return (
    <LicencePlate
      className={cn('licence-plate-stamped', className)}
      above={
        <span className="flex items-center gap-2">
          <CheckIcon className="w-4.5 flex-none" />
          <span role="status" className="wrap-anywhere">
            {outcome || afterJoining.note}
          </span>
        </span>
      }
      number={postalCode}
      below={
        <Button className="-mx-4 focus-visible:outline-current" variant="link" size="sm" onClick={share}>
          {afterJoining.share.label}
        </Button>
      }
    />
  );
}

export { PlateOnTheList };
