import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import type { Message } from '@/content/form-content';
import { useContent } from '@/content/use-content';
import { closeDialog } from '@/dialogs/open-dialog';
import { WarningIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import type { FormMessage } from './form-description';
import type { FormState } from './use-form';

/** Whether the toast and the errors below the fields already show the message. If so, the form only announces it. */
const isShownByFields = (message: FormMessage) => message === 'missing';

interface FormProps {
  form: FormState;
  /** Replaces the form's own title. */
  title?: string;
  /** Shown below the title instead of the description. */
  intro?: ReactNode;
  children: ReactNode;
  /** Shown below the buttons. Its root must be a `div`, because the CSS of the footer looks for one. */
  below?: ReactNode;
}

/**
 * The content of a dialog with a form: the title, the fields, the message about the last attempt, the Cancel button and the
 * submit button.
 */
function Form({ form, title = form.content.title, intro, children, below }: FormProps) {
  const { regionNames } = useContent();
  const { content, feedback, submitting } = form;
  const { message } = feedback;
  const isMessageShown = message !== null && !isShownByFields(message);
  const alertId = useId();
  return (
    <DialogBody closeLabel={regionNames.close} closeDisabled={submitting}>
      <DialogTitle>{title}</DialogTitle>
      {/* Hidden visually to make room for a message or the intro. */}
      <DialogDescription className={cn((intro || isMessageShown) && 'sr-only')}>
        {content.description}
      </DialogDescription>
      {intro}
      {/* Errors are shown below the fields instead of in the browser's transient bubbles. */}
      <form
        noValidate
        className="mt-6 grid gap-4.5"
        aria-busy={submitting}
        aria-describedby={message === null ? undefined : alertId}
        {...form.handlers}
      >
        {children}
        <DialogFooter isSticky={!isMessageShown}>
          {message !== null && <FormAlert id={alertId} reason={message} {...content.messages[message]} />}
          <div className="flex flex-wrap gap-2.5">
            <Button className="max-sm:px-4" variant="outline" disabled={submitting} onClick={closeDialog}>
              {content.cancel}
            </Button>
            {/* Stays enabled while a field is blank, because clicking the button shows which field is blank. */}
            <Button
              className="flex-1 max-sm:px-4"
              type="submit"
              disabled={submitting}
              aria-disabled={form.incomplete}
            >
              {/* Both labels share one grid cell, so that the button keeps its width. */}
              <span className="grid *:col-1 *:row-1 *:aria-hidden:invisible">
                <span aria-hidden={submitting}>{content.submit}</span>
                <span aria-hidden={!submitting}>{content.submitting}</span>
              </span>
            </Button>
          </div>
        </DialogFooter>
        {below}
        <p role="status" className="sr-only select-none">
          {submitting && content.progress}
        </p>
      </form>
    </DialogBody>
  );
}

interface FormAlertProps extends Message {
  id: string;
  reason: FormMessage;
}

/** Repeats the toast's message inside the form, where it is announced at once and stays visible above the buttons. */
function FormAlert({ id, reason, title, description }: FormAlertProps) {
  const isFailure = reason !== 'duplicate';
  return (
    <div
      className={cn(
        isShownByFields(reason) ? 'sr-only' : 'flex items-center gap-2.5 rounded-md border p-3 text-sm',
        isFailure && 'border-destructive-text',
      )}
    >
      {isFailure && <WarningIcon className="text-destructive-text size-4 shrink-0" />}
      <div id={id} role="alert">
        <p className={cn('font-semibold', isFailure && 'text-destructive-text')}>{title}</p>
        <p>{description}</p>
      </div>
    </div>
  );
}

export { Form };
