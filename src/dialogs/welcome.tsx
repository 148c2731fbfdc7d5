import { JoinedPlate } from '@/components/licence-plate';
import { ShareButton } from '@/components/share-button';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { useContent } from '@/hooks/use-content';
import { TickRuler } from './tick-ruler';

interface WelcomeProps {
  postalCode: string;
  /** Asks for the form again. */
  onAnother: () => void;
}

/** What a visitor who has joined sees in the place of the form. */
function Welcome({ postalCode, onAnother }: WelcomeProps) {
  const { afterJoining, regionNames, waitlistForm } = useContent();
  const { title, description } = waitlistForm.messages.success;
  return (
    <DialogBody edge={<TickRuler progress={1} />} closeLabel={regionNames.close}>
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{description}</DialogDescription>
      <p className="@container mt-6 mb-5 flex">
        <JoinedPlate postalCode={postalCode} />
      </p>
      <DialogFooter className="flex flex-wrap-reverse gap-2.5">
        <Button variant="link" className="grow" onClick={onAnother}>
          {afterJoining.another}
        </Button>
        <ShareButton className="grow-99" />
      </DialogFooter>
    </DialogBody>
  );
}

export { Welcome };
