import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clearToasts, showToast } from '@/components/ui/toaster';
import type { FormWords } from '@/content/form-words';
import { withProduct } from '@/lib/product-name';
import { type FieldProblem, isBlank } from './field-problem';
import { findProblems, focusFirstProblem, holdFocus } from './form-elements';
import { PAGE_TOASTER } from './page-toaster';

type Values<Name extends string> = Record<Name, string>;
type Refusal = { ok: false; reason: 'duplicate' | 'failed' };

interface FormDialogOptions<Name extends string, Sent extends { ok: true }> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  words: FormWords<Name>;
  /** The most characters of each field that can be stored. */
  limits: Record<Name, number>;
  /** Gets the trimmed values; never throws (Decisions, Data). */
  send: (values: Values<Name>) => Promise<Sent | Refusal>;
  onSent?: (sent: Sent, values: Values<Name>) => void;
}

interface FormState<Name extends string> {
  values: Values<Name>;
  problems: Partial<Record<Name, FieldProblem>>;
  message: 'missing' | Refusal['reason'] | null;
  submitting: boolean;
}

/**
 * The life of a dialog with a form (Specification, sections 4, 5 and 8; Decisions, Dialogs, forms, toasts). Belongs
 * in a component that stays while the dialog is closed, so that what was typed stays as well.
 */
export function useFormDialog<Name extends string, Sent extends { ok: true }>(
  options: FormDialogOptions<Name, Sent>,
) {
  const { open, onOpenChange, words, limits, send, onSent } = options;
  const names = Object.keys(words.fields) as Name[];
  const initial = { values: each(names, () => ''), problems: {}, message: null, submitting: false };
  const [state, setState] = useState<FormState<Name>>(initial);
  const patch = (change: Partial<FormState<Name>>) => setState((now) => ({ ...now, ...change }));
  // State is a render late: two submissions of one moment would both find it false.
  const inFlight = useRef(false);
  const toasterId = useId();

  // What was said about an earlier attempt does not greet the visitor who comes back.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) patch({ problems: {}, message: null });
  }
  useEffect(() => {
    if (!open) clearToasts(toasterId);
  }, [open, toasterId]);

  function notify(kind: keyof typeof words.messages) {
    const { title, description } = words.messages[kind];
    const success = kind === 'success';
    showToast({
      title: withProduct(title),
      description: withProduct(description),
      tone: success ? 'success' : 'destructive',
      toasterId: success ? PAGE_TOASTER : toasterId,
    });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    clearToasts(toasterId);
    const form = event.currentTarget;
    const problems = findProblems(form, limits);
    if (Object.keys(problems).length > 0) refuse(form, problems);
    else await submit(form);
  }

  function refuse(form: HTMLFormElement, problems: FormState<Name>['problems']) {
    const missing = Object.values(problems).includes('missing');
    // Rendered before focus moves, so that the field is met together with its error.
    flushSync(() => patch({ problems, message: missing ? 'missing' : null }));
    focusFirstProblem(form);
    if (missing) notify('missing');
  }

  async function submit(form: HTMLFormElement) {
    inFlight.current = true;
    const values = each(names, (name) => state.values[name].trim());
    const giveFocusBack = holdFocus(form);
    patch({ problems: {}, message: null, submitting: true });
    const result = await send(values);
    inFlight.current = false;
    if (result.ok) {
      setState(initial);
      onOpenChange(false);
      notify('success');
      onSent?.(result, values);
    } else {
      flushSync(() => patch({ message: result.reason, submitting: false }));
      giveFocusBack();
      notify(result.reason);
    }
  }

  /** What the control of that name needs. */
  function field(name: Name) {
    const problem = state.problems[name];
    const { label, placeholder, ...errors } = words.fields[name];
    return {
      name,
      label,
      placeholder,
      value: state.values[name],
      error: problem && errors[problem]?.replace('{limit}', String(limits[name])),
      required: true,
      disabled: state.submitting,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setState((now) => ({
          ...now,
          values: { ...now.values, [name]: target.value },
          problems: { ...now.problems, [name]: undefined },
          message: null,
        })),
    };
  }

  return {
    open,
    /** Closing is refused, whatever asks for it, while the insert is in flight. */
    onOpenChange: (next: boolean) => {
      if (next || !inFlight.current) onOpenChange(next);
    },
    words,
    field,
    message: state.message && words.messages[state.message],
    submitting: state.submitting,
    incomplete: names.some((name) => isBlank(state.values[name])),
    onSubmit,
    toasterId,
  };
}

function each<Name extends string>(names: Name[], value: (name: Name) => string): Values<Name> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Values<Name>;
}
