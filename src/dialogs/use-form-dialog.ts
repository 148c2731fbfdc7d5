import { type ComponentProps, type FocusEvent, type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '@/components/ui/field';
import { dismissToasts, showToast } from '@/components/ui/toaster';
import type { FieldContent, FormContent } from '@/content/form-content';
import type { InsertFailure } from '@/data/insert-row';
import { type Store, useStore } from '@/lib/store';
import { type DialogName, lockDialog, unlockDialog, useIsLocked } from './dialog-location';
import {
  emailControl,
  type FieldProblem,
  findProblems,
  holdFocus,
  isBlank,
  shownValues,
} from './form-validation';
import { handleEnter } from './handle-enter';
import { useLikelyAddress } from './use-likely-address';

type Values<Name extends string> = Record<Name, string>;

interface FormDialogOptions<Name extends string, Sent extends { ok: true }> {
  name: DialogName;
  /** Its fields are the form's: each needs a control, a limit and a place in what is sent. */
  content: FormContent<Name>;
  /** Props of the controls; `required: false` makes a field optional. */
  controls: Record<NoInfer<Name>, Partial<ComponentProps<typeof Field>>>;
  /** Most bytes of each field that can be stored. */
  limits: Record<NoInfer<Name>, number>;
  /** What is typed; it outlives the form, which ends when its dialog is closed. */
  typed: Store<Values<NoInfer<Name>>>;
  /** Stores the values as typed. */
  send: (values: Values<NoInfer<Name>>) => Promise<Sent | InsertFailure>;
  onSent?: (sent: Sent, values: Values<Name>) => void;
  /** Shown in the toast of a success. */
  action?: (values: Values<Name>) => ReactNode;
}

interface FormState<Name extends string> {
  problems: Partial<Record<Name, FieldProblem>>;
  message: 'missing' | 'offline' | InsertFailure['reason'] | null;
}

/** State of the form in an open dialog: validation, one submission at a time, messages about the last one. */
export function useFormDialog<Name extends string, Sent extends { ok: true }>(
  options: FormDialogOptions<Name, Sent>,
) {
  const { name, content, controls, limits, typed, send, onSent, action } = options;
  const values = useStore(typed);
  const submitting = useIsLocked(name);
  const names = Object.keys(content.fields) as Name[];
  const isRequired = (name: Name) => controls[name].required ?? true;
  const initial: FormState<Name> = { problems: {}, message: null };
  const [{ problems, message }, setState] = useState(initial);
  const { likely, offerLikely, withdrawLikely } = useLikelyAddress();
  // The fields are not controlled: rendering would empty those that a browser has filled in without an event.
  const [openedWith] = useState(typed.get);

  function notify(kind: keyof typeof content.messages, action?: ReactNode) {
    showToast({ ...content.messages[kind], action, tone: kind === 'success' ? 'success' : 'error' });
  }

  /** Keeps what the fields show. */
  function keep(form: HTMLFormElement): Values<Name> {
    const shown = shownValues(form, names);
    typed.set(shown);
    return shown;
  }

  function onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) takeEdit(currentTarget, target);
  }

  function takeEdit(form: HTMLFormElement, { name, type }: HTMLInputElement) {
    dismissToasts();
    keep(form);
    if (type === 'email') withdrawLikely();
    setState((now) => ({ problems: { ...now.problems, [name]: undefined }, message: null }));
  }

  function takeLikely(form: HTMLFormElement, address: string) {
    const control = emailControl(form);
    control.value = address;
    takeEdit(form, control);
    control.focus({ preventScroll: true });
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    keep(currentTarget);
    // Not on the way to a button, which the new line would move away from the pointer.
    if (relatedTarget instanceof HTMLInputElement) offerLikely(currentTarget);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    dismissToasts();
    const form = event.currentTarget;
    const shown = keep(form);
    const problems = findProblems(form, limits);
    const isNewOffer = flushSync(() => offerLikely(form));
    if (Object.keys(problems).length > 0) showProblems(form, problems);
    else if (isNewOffer) emailControl(form).parentElement?.scrollIntoView({ block: 'nearest' });
    else if (lockDialog(name)) await submit(form, shown);
  }

  function showProblems(form: HTMLFormElement, problems: FormState<Name>['problems']) {
    const missing = Object.values(problems).includes('missing');
    // Render first, so that the error is announced with the field that gets focus.
    flushSync(() => setState({ problems, message: missing ? 'missing' : null }));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true });
    if (missing) notify('missing');
  }

  async function submit(form: HTMLFormElement, values: Values<Name>) {
    const restoreFocus = holdFocus(form);
    setState(initial);
    const result = await send(values);
    if (result.ok) {
      onSent?.(result, values);
      // Rendered first: closing the dialog dismisses the messages before this one.
      flushSync(() => {
        typed.set(typed.initial);
        unlockDialog('sent');
      });
      notify('success', action?.(values));
    } else {
      const { reason, cause } = result;
      if (reason === 'failed' || reason === 'limited') console.error('Submission failed', cause);
      flushSync(() => {
        unlockDialog('failed');
        setState({ ...initial, message: reason === 'failed' && !navigator.onLine ? 'offline' : reason });
      });
      restoreFocus();
      form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
      notify(reason === 'limited' ? 'failed' : reason);
    }
  }

  const fields = names.map((name, index) => {
    const problem = problems[name];
    const { label, placeholder, hint, ...errors }: FieldContent = content.fields[name];
    return {
      ...controls[name],
      name,
      label,
      placeholder,
      hint,
      spellCheck: false,
      enterKeyHint: index < names.length - 1 ? ('next' as const) : ('send' as const),
      defaultValue: openedWith[name],
      error: problem && errors[problem],
      required: isRequired(name),
      disabled: submitting,
      likely: controls[name].type === 'email' ? likely : undefined,
      takeLikely,
    };
  });

  const required = names.filter(isRequired);
  const filled = required.filter((name) => !isBlank(values[name])).length;

  return {
    content,
    fields,
    message: message && content.messages[message],
    submitting,
    incomplete: filled < required.length,
    // Sending takes the last part of the way.
    progress: filled / (required.length + 1),
    handlers: { onChange, onBlur, onSubmit, onKeyDown: handleEnter },
  };
}
