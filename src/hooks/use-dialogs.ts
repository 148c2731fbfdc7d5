import { useCallback, useState } from 'react';

export type DialogName = 'waitlist' | 'mechanic';

/** Which of the page's dialogs is open: at most one, and asking for another leaves it be, as it may be sending. */
export function useDialogs() {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  return {
    dialog,
    openWaitlist: useCallback(() => setDialog((open) => open ?? 'waitlist'), []),
    openMechanic: useCallback(() => setDialog((open) => open ?? 'mechanic'), []),
    close: useCallback(() => setDialog(null), []),
  };
}
