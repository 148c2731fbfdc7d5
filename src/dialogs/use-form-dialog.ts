import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '@/components/ui/field';
import { clearToasts, showToast } from '@/components/ui/toaster';
import type { FieldContent, FormContent } from '@/content/forms';
import { regionNames } from '@/content/messages';
import type { InsertFailure } from '@/data/insert-row';
import { withProduct } from '@/lib/settings';
import type { DialogEvent, DialogName, DialogState } from './dialog-state';
import { type FieldProblem, findProblems, holdFocus, isBlank } from './form-validation';
import { PAGE_TOASTER } from './page-toaster';
import type { TickRulerHandle } from './tick-ruler';

type Values<Name extends string> = Record<Name, string>;

/** What the dialogs share with the page. */
export interface FormDialogSession {
  state: DialogState;
  /** Returns false when the event is ignored. */
  dispatch: (event: DialogEvent) => boolean;
}

interface FormDialogOptions<Name extends string, Sent extends { ok: true }> extends FormDialogSession {
  name: DialogName;
  /** Its fields are the form's: each needs a control, a limit and a place in what is sent. */
  content: FormContent<Name>;
  /** Props of the controls. */
  controls: Record<NoInfer<Name>, Partial<ComponentProps<typeof Field>>>;
  /** Most octets of each field that can be stored. */
  limits: Record<NoInfer<Name>, number>;
  /** Stores the values as typed. */
  send: (values: Values<NoInfer<Name>>) => Promise<Sent | InsertFailure>;
  onSent?: (sent: Sent, values: Values<Name>) => void;
  /** Stamped at the dialog's edge after a success. */
  plate?: (values: Values<Name>) => ReactNode;
  /** Shown in the toast of a success. */
  action?: ReactNode;
  /** Called while the dialog renders for the first time after it was opened. */
  onOpen?: () => void;
}

interface FormState<Name extends string> {
  values: Values<Name>;
  problems: Partial<Record<Name, FieldProblem>>;
  message: 'missing' | InsertFailure['reason'] | null;
  /** What was sent, kept until the dialog opens again. */
  sent: Values<Name> | null;
}

/**
 * State of a dialog with a form: validation, one submission at a time, messages. Use it in a component that stays mounted
 * while the dialog is closed, so that typed values are kept.
 */
export function useFormDialog<Name extends string, Sent extends { ok: true }>(
  options: FormDialogOptions<Name, Sent>,
) {
  const { name, dispatch, content, controls, limits, send, onSent, plate, action, onOpen } = options;
  const open = options.state.dialog === name;
  const submitting = open && options.state.phase === 'sending';
  const names = Object.keys(content.fields) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>;
  const initial: FormState<Name> = { values: empty, problems: {}, message: null, sent: null };
  const [state, setState] = useState(initial);
  const { sent } = state;
  const patch = (change: Partial<FormState<Name>>) => setState((now) => ({ ...now, ...change }));
  const toasterId = useId();
  const ruler = useRef<TickRulerHandle>(null);

  // Reopening clears the messages about an earlier attempt.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      patch({ problems: {}, message: null, sent: null });
      onOpen?.();
    }
  }

  useEffect(() => {
    if (!open) clearToasts(toasterId);
  }, [open, toasterId]);

  function notify(kind: keyof typeof content.messages) {
    const { title, description } = content.messages[kind];
    const success = kind === 'success';
    showToast({
      title: withProduct(title),
      description: withProduct(description),
      action: success && action,
      tone: success ? 'success' : 'error',
      dismissLabel: regionNames.dismiss,
      toasterId: success ? PAGE_TOASTER : toasterId,
    });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    clearToasts(toasterId);
    const form = event.currentTarget;
    const problems = findProblems(form, limits);
    if (Object.keys(problems).length > 0) showProblems(form, problems);
    else if (dispatch({ type: 'send' })) await submit(form);
  }

  function showProblems(form: HTMLFormElement, problems: FormState<Name>['problems']) {
    const missing = Object.values(problems).includes('missing');
    // Render first, so that the error is announced with the field that gets focus.
    flushSync(() => patch({ problems, message: missing ? 'missing' : null }));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true });
    if (missing) notify('missing');
  }

  async function submit(form: HTMLFormElement) {
    const { values } = state;
    const restoreFocus = holdFocus(form);
    patch({ problems: {}, message: null });
    const result = await send(values);
    if (result.ok) {
      onSent?.(result, values);
      flushSync(() => patch({ sent: values }));
      await ruler.current?.finish();
      patch({ values: empty });
      dispatch({ type: 'accept' });
      notify('success');
    } else {
      const { reason, cause } = result;
      if (reason === 'failed' || reason === 'limited') console.error('Submission failed', cause);
      flushSync(() => {
        dispatch({ type: 'refuse' });
        patch({ message: reason });
      });
      restoreFocus();
      // Scrolls to the parent, so that the button below the alert is visible too.
      form.querySelector('[role="alert"]')?.parentElement?.scrollIntoView({ block: 'nearest' });
      notify(reason === 'limited' ? 'failed' : reason);
    }
  }

  const fields = names.map((name, index) => {
    const problem = state.problems[name];
    const { label, placeholder, hint, ...errors }: FieldContent = content.fields[name];
    return {
      ...controls[name],
      name,
      label,
      placeholder,
      hint,
      spellCheck: false,
      enterKeyHint: index < names.length - 1 ? ('next' as const) : ('send' as const),
      value: state.values[name],
      error: problem && errors[problem],
      required: true,
      disabled: submitting,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
        clearToasts(toasterId);
        setState((now) => ({
          ...now,
          values: { ...now.values, [name]: target.value },
          problems: { ...now.problems, [name]: undefined },
          message: null,
        }));
      },
    };
  });

  const filled = names.filter((name) => !isBlank(state.values[name])).length;

  return {
    open,
    close: () => void dispatch({ type: 'close' }),
    content,
    fields,
    message: state.message && content.messages[state.message],
    submitting,
    incomplete: filled < names.length,
    ruler: {
      ref: ruler,
      // Sending takes the last part of the way.
      progress: sent === null ? filled / (names.length + 1) : 1,
      running: submitting && sent === null,
      plate: (sent && plate?.(sent)) ?? null,
    },
    onSubmit,
    toasterId,
  };
}
