import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '@/components/ui/field';
import { clearToasts, showToast } from '@/components/ui/toaster';
import type { FieldContent, FormContent } from '@/content/forms';
import { regionNames } from '@/content/messages';
import type { InsertFailure } from '@/data/insert-row';
import { withProduct } from '@/lib/settings';
import { type FieldProblem, findProblems, holdFocus, isBlank } from './form-validation';
import { PAGE_TOASTER } from './page-toaster';

type Values<Name extends string> = Record<Name, string>;

/** What a dialog shares with the page. */
export interface FormDialogSession {
  open: boolean;
  /** Called when the dialog is closed by the visitor or after a success. */
  onClose: () => void;
  /** True while an insert is in flight: the dialog stays open then, and a second one is not sent. */
  inFlight: RefObject<boolean>;
}

interface FormDialogOptions<Name extends string, Sent extends { ok: true }> extends FormDialogSession {
  /** Its fields are the form's: each needs a control, a limit and a place in what is sent. */
  content: FormContent<Name>;
  /** Props of the controls. */
  controls: Record<NoInfer<Name>, Partial<ComponentProps<typeof Field>>>;
  /** Most octets of each field that can be stored. */
  limits: Record<NoInfer<Name>, number>;
  /** Stores the values as typed. */
  send: (values: Values<NoInfer<Name>>) => Promise<Sent | InsertFailure>;
  onSent?: (sent: Sent, values: Values<Name>) => void;
  /** Shown in the toast of a success. */
  picture?: (values: Values<Name>) => ReactNode;
}

interface FormState<Name extends string> {
  values: Values<Name>;
  problems: Partial<Record<Name, FieldProblem>>;
  message: 'missing' | InsertFailure['reason'] | null;
  submitting: boolean;
}

/**
 * State of a dialog with a form: validation, one submission at a time, messages. Use it in a component that stays mounted
 * while the dialog is closed, so that typed values are kept.
 */
export function useFormDialog<Name extends string, Sent extends { ok: true }>(
  options: FormDialogOptions<Name, Sent>,
) {
  const { open, onClose, inFlight, content, controls, limits, send, onSent, picture } = options;
  const names = Object.keys(content.fields) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>;
  const initial: FormState<Name> = { values: empty, problems: {}, message: null, submitting: false };
  const [state, setState] = useState(initial);
  const patch = (change: Partial<FormState<Name>>) => setState((now) => ({ ...now, ...change }));
  const toasterId = useId();

  // Reopening clears the messages about an earlier attempt.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) patch({ problems: {}, message: null });
  }

  useEffect(() => {
    if (!open) clearToasts(toasterId);
  }, [open, toasterId]);

  function close() {
    if (!inFlight.current) onClose();
  }

  function notify(kind: keyof typeof content.messages, picture?: ReactNode) {
    const { title, description } = content.messages[kind];
    const success = kind === 'success';
    showToast({
      title: withProduct(title),
      description: withProduct(description),
      picture,
      tone: success ? 'success' : 'error',
      dismissLabel: regionNames.dismiss,
      toasterId: success ? PAGE_TOASTER : toasterId,
    });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    clearToasts(toasterId);
    const form = event.currentTarget;
    const problems = findProblems(form, limits);
    if (Object.keys(problems).length > 0) showProblems(form, problems);
    else await submit(form);
  }

  function showProblems(form: HTMLFormElement, problems: FormState<Name>['problems']) {
    const missing = Object.values(problems).includes('missing');
    // Render first, so that the error is announced with the field that gets focus.
    flushSync(() => patch({ problems, message: missing ? 'missing' : null }));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true });
    if (missing) notify('missing');
  }

  async function submit(form: HTMLFormElement) {
    inFlight.current = true;
    const { values } = state;
    const restoreFocus = holdFocus(form);
    patch({ problems: {}, message: null, submitting: true });
    const result = await send(values);
    inFlight.current = false;
    if (result.ok) {
      setState(initial);
      onClose();
      notify('success', picture?.(values));
      onSent?.(result, values);
    } else {
      const { reason, cause } = result;
      if (reason === 'failed' || reason === 'limited') console.error('Submission failed', cause);
      flushSync(() => patch({ message: reason, submitting: false }));
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
      disabled: state.submitting,
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

  return {
    open: open || state.submitting,
    close,
    content,
    fields,
    message: state.message && content.messages[state.message],
    submitting: state.submitting,
    incomplete: names.some((name) => isBlank(state.values[name])),
    onSubmit,
    toasterId,
  };
}
