import { useShare } from '@/components/share-button';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { CheckIcon } from '@/illustrations/icons';
import { JoinedPlate } from './joined-plate';

/**
 * The plate of a visitor who has joined, between a note that says so and a Share button. The outcome of sharing replaces the
 * note.
 */
function PlateOnTheList({ postalCode, className }: { postalCode: string; className: string }) {
  const { afterJoining } = useContent();
  const { outcome, share } = useShare();
  return (
    <JoinedPlate
      className={className}
      above={
        <span className="flex items-center gap-2">
          <CheckIcon className="w-4.5 flex-none" />
          <span role="status" className="wrap-anywhere">
            {outcome || afterJoining.note}
          </span>
        </span>
      }
      postalCode={postalCode}
      below={
        <Button className="-mx-4 focus-visible:outline-current" variant="link" size="sm" onClick={share}>
          {afterJoining.share.label}
        </Button>
      }
    />
  );
}

export { PlateOnTheList };
