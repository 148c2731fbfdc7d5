import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { CheckIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { useJoinedCode } from '@/state/visitor';
import { LicencePlate } from './licence-plate';
import { useShare } from './share-button';

/** Beside a button that joins the waitlist: said, until the page is left, to whoever has joined. */
function OnTheList({ className }: { className?: string }) {
  const { note, button } = useOnTheList();
  if (useJoinedCode() === undefined) return null;
  return (
    <div className={cn('flex flex-wrap items-center gap-x-2 font-semibold print:hidden', className)}>
      {note}
      {button}
    </div>
  );
}

/** The same on the plate of a visitor who has joined, stamped with their postal code. */
function PlateOnTheList({ postalCode, className }: { postalCode: string; className: string }) {
  const { note, button } = useOnTheList();
  return (
    <LicencePlate
      className={cn('licence-plate-stamped', className)}
      above={note}
      number={postalCode}
      below={button}
    />
  );
}

/** The words, which what there is to tell of sharing takes the place of, so that nothing moves; and Share. */
function useOnTheList() {
  const { afterJoining } = useContent();
  const { outcome, share } = useShare();
  return {
    note: (
      <span className="flex items-center gap-2">
        <CheckIcon className="w-4.5 flex-none" />
        <span role="status" className="wrap-anywhere">
          {outcome || afterJoining.note}
        </span>
      </span>
    ),
    button: (
      <Button className="-mx-4 focus-visible:outline-current" variant="link" size="sm" onClick={share}>
        {afterJoining.share.label}
      </Button>
    ),
  };
}

export { OnTheList, PlateOnTheList };
