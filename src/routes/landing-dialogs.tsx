import { type ComponentType, useEffect, useState } from 'react';
import { FailureToast } from '@/components/failure-toast';
import { failures } from '@/content/failures';
import { loadChunk } from '@/lib/load-chunk';
import { whenWanted } from '@/lib/when-wanted';
import type { LoadedDialogsProps } from './loaded-dialogs';

/**
 * The dialogs, which a page that is being read does without: their code comes when the visitor has moved and the page is
 * idle, or at once when one of them is asked for. If it does not come, that is said, and the next press tries again.
 */
export function LandingDialogs({ dialog, onClose }: LoadedDialogsProps) {
  const [Dialogs, setDialogs] = useState<ComponentType<LoadedDialogsProps> | null>(null);
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const asked = dialog !== null;
  const missing = Dialogs === null && (wanted || asked);

  useEffect(() => whenWanted(() => setWanted(true)), []);

  useEffect(() => {
    if (!missing) return;
    let current = true;
    if (asked) setFailed(false);
    loadChunk(() => import('./loaded-dialogs')).then(
      ({ LoadedDialogs }) => {
        if (current) setDialogs(() => LoadedDialogs);
      },
      () => {
        if (!current || !asked) return;
        setFailed(true);
        onClose();
      },
    );
    return () => {
      current = false;
    };
  }, [missing, asked, onClose]);

  return (
    <>
      {Dialogs !== null && <Dialogs dialog={dialog} onClose={onClose} />}
      {failed && <FailureToast onDismiss={() => setFailed(false)}>{failures.dialog}</FailureToast>}
    </>
  );
}
