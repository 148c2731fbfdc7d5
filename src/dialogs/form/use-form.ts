import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { dismissToasts } from '@/components/ui/toaster';
import { startSending, useIsSending } from '@/dialogs/open-dialog';
import { useStore } from '@/lib/store';
import { type FieldProblem, findProblems, isMissing } from './field-problem';
import { controlOf, isControl, shownValues } from './form-controls';
import type { FormDescription } from './form-description';
import { handleEnter } from './handle-enter';
import { type FormMessage, sendForm, showError } from './send-form';
import { useLikelyAddress } from './use-likely-address';

/** What the form says of its last attempt. */
interface Feedback {
  problems: Readonly<Record<string, FieldProblem>>;
  message: FormMessage | null;
}

const NO_FEEDBACK: Feedback = { problems: {}, message: null };

export type FormState = ReturnType<typeof useForm>;

/** State of the form in an open dialog: what is typed, and what is said of it. One submission at a time. */
export function useForm(description: FormDescription) {
  const { name: dialog, fields, content, typed } = description;
  const values = useStore(typed);
  const submitting = useIsSending(dialog);
  const [feedback, setFeedback] = useState(NO_FEEDBACK);
  const { likely, offerLikely, withdrawLikely } = useLikelyAddress(fields);
  // The fields are not controlled: rendering would empty those that a browser has filled in without an event.
  const [openedWith] = useState(typed.get);

  /** Keeps what the fields show, and returns it. */
  function storeShown(form: HTMLFormElement) {
    const shown = shownValues(form, fields);
    typed.set(shown);
    return shown;
  }

  function takeEdit(form: HTMLFormElement, name: string) {
    dismissToasts();
    storeShown(form);
    if (fields[name]?.kind === 'email') withdrawLikely();
    setFeedback(({ problems: { [name]: _, ...problems } }) => ({ problems, message: null }));
  }

  function takeLikely(form: HTMLFormElement, name: string, address: string) {
    const control = controlOf(form, name);
    control.value = address;
    takeEdit(form, name);
    control.focus();
  }

  function showProblems(form: HTMLFormElement, problems: Feedback['problems']) {
    const isMissingAny = Object.values(problems).includes('missing');
    // Render first, so that the error is announced with the field that gets focus.
    flushSync(() => setFeedback({ problems, message: isMissingAny ? 'missing' : null }));
    const [first] = Object.keys(problems);
    if (first !== undefined) controlOf(form, first).focus();
    if (isMissingAny) showError(form, content.messages.missing);
  }

  const handlers = {
    onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      if (isControl(target)) takeEdit(currentTarget, target.name);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
      storeShown(currentTarget);
      // Not on the way to a button, which the new line would move away from the pointer.
      if (isControl(relatedTarget)) offerLikely(currentTarget);
    },
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => handleEnter(event, fields),
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      dismissToasts();
      const form = event.currentTarget;
      const shown = storeShown(form);
      const problems = findProblems(fields, shown);
      const offered = flushSync(() => offerLikely(form));
      if (Object.keys(problems).length > 0) showProblems(form, problems);
      else if (offered !== null) offered.scrollIntoView({ block: 'nearest' });
      else if (startSending(dialog)) {
        setFeedback(NO_FEEDBACK);
        await sendForm(form, shown, description, (message) => setFeedback({ ...NO_FEEDBACK, message }));
      }
    },
  };

  return {
    content,
    fields,
    openedWith,
    feedback,
    likely,
    takeLikely,
    submitting,
    incomplete: Object.entries(fields).some(([name, field]) => isMissing(field, values[name] ?? '')),
    handlers,
  };
}
