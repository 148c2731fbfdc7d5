/** Also the fragment of the address that opens it. */
type DialogName = 'waitlist' | 'partner';

/** `failed`: the dialog's code could not be loaded, and a toast says so. */
type Phase = 'closed' | 'open' | 'sending' | 'failed';

interface DialogState {
  phase: Phase;
  /** The dialog that is open; null in the phases `closed` and `failed`. At most one is. */
  dialog: DialogName | null;
}

type DialogEvent =
  | { type: 'open'; dialog: DialogName }
  | { type: 'close' | 'send' | 'accept' | 'refuse' | 'fail' | 'dismiss' };

/** The phase after an event. An event that is not listed is ignored: a form that is being sent cannot be closed. */
const TRANSITIONS: Record<Phase, Partial<Record<DialogEvent['type'], Phase>>> = {
  closed: { open: 'open' },
  open: { open: 'open', close: 'closed', send: 'sending', fail: 'failed' },
  sending: { accept: 'closed', refuse: 'open' },
  failed: { open: 'open', dismiss: 'closed' },
};

const CLOSED: DialogState = { phase: 'closed', dialog: null };

/** The state after an event; the same object when the event changes nothing. */
function reduceDialogs(state: DialogState, event: DialogEvent): DialogState {
  const phase = TRANSITIONS[state.phase][event.type];
  const opened = event.type === 'open' ? event.dialog : state.dialog;
  const dialog = phase === 'open' || phase === 'sending' ? opened : null;
  if (phase === undefined || (phase === state.phase && dialog === state.dialog)) return state;
  return { phase, dialog };
}

export { CLOSED, type DialogEvent, type DialogName, type DialogState, reduceDialogs };
