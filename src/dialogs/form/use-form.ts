import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { dismissToasts } from '@/components/ui/toaster';
import { startSending, useIsSending } from '@/dialogs/open-dialog';
import { useStore } from '@/lib/store';
import { type FieldProblem, findProblems, isMissing } from './field-problem';
import { controlOf, isControl, readFieldValues } from './form-controls';
import type { FormDescription, FormMessage } from './form-description';
import { handleEnter } from './handle-enter';
import { sendForm } from './send-form';
import { showFailure } from './show-failure';
import { useSuggestions } from './use-suggestions';

/** The result of the last attempt to send the form. */
interface Feedback {
  problems: Readonly<Record<string, FieldProblem>>;
  message: FormMessage | null;
}

const NO_FEEDBACK: Feedback = { problems: {}, message: null };

export type FormState = ReturnType<typeof useForm>;

/** Manages the form in an open dialog: the typed values, their problems, and one submission at a time. */
export function useForm(description: FormDescription) {
  const { name: dialog, fields, content, draft } = description;
  const values = useStore(draft);
  const submitting = useIsSending(dialog);
  const [feedback, setFeedback] = useState(NO_FEEDBACK);
  const { suggestions, showSuggestions, removeSuggestion } = useSuggestions(fields);
  // The fields are uncontrolled, because rendering controlled fields would clear values that the browser has filled in
  // without firing an event.
  const [initialValues] = useState(draft.get);

  /** Copies the values from the controls to the draft, and returns the values. */
  function storeFieldValues(form: HTMLFormElement) {
    const fieldValues = readFieldValues(form, fields);
    draft.set(fieldValues);
    return fieldValues;
  }

  function handleEdit(form: HTMLFormElement, name: string) {
    dismissToasts();
    storeFieldValues(form);
    removeSuggestion(name);
    setFeedback(({ problems: { [name]: _, ...problems } }) => ({ problems, message: null }));
  }

  function acceptSuggestion(form: HTMLFormElement, name: string, text: string) {
    const control = controlOf(form, name);
    control.value = text;
    handleEdit(form, name);
    control.focus();
  }

  function showFeedback(form: HTMLFormElement, newFeedback: Feedback, focused: Element | null) {
    // Renders the feedback before the focus moves, so that a screen reader announces the error with the field.
    flushSync(() => setFeedback(newFeedback));
    if (focused instanceof HTMLElement) focused.focus();
    if (newFeedback.message !== null) showFailure(form, content, newFeedback.message);
  }

  const handlers = {
    onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      if (isControl(target)) handleEdit(currentTarget, target.name);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
      storeFieldValues(currentTarget);
      // Suggests corrections only when the focus moves to another field. If the visitor is clicking a button, a new line
      // above the button would push it away from the pointer.
      if (isControl(relatedTarget)) showSuggestions(currentTarget);
    },
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => handleEnter(event, fields),
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      dismissToasts();
      const form = event.currentTarget;
      const fieldValues = storeFieldValues(form);
      const problems = findProblems(fields, fieldValues);
      const suggested = flushSync(() => showSuggestions(form));
      const [first] = Object.keys(problems);
      if (first !== undefined) {
        const message = Object.values(problems).includes('missing') ? 'missing' : null;
        showFeedback(form, { problems, message }, controlOf(form, first));
        // The first attempt with a probable typo only offers a correction. The next one sends the value as it is.
      } else if (suggested !== null) suggested.scrollIntoView({ block: 'nearest' });
      else if (startSending(dialog)) {
        const focused = document.activeElement;
        setFeedback(NO_FEEDBACK);
        const message = await sendForm(form, fieldValues, description);
        // `sendForm` moves the focus to the dialog, which contains the form. The visitor may then have moved the focus
        // elsewhere.
        const hasFocusMoved = !document.activeElement?.contains(form);
        if (message !== null) showFeedback(form, { ...NO_FEEDBACK, message }, hasFocusMoved ? null : focused);
      }
    },
  };

  return {
    content,
    fields,
    initialValues,
    feedback,
    suggestions,
    acceptSuggestion,
    submitting,
    /** Whether a required field is blank. */
    incomplete: Object.entries(fields).some(([name, field]) => isMissing(field, values[name] ?? '')),
    handlers,
  };
}
