import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { WarningIcon } from '@/components/ui/icons';
import { Toaster } from '@/components/ui/toaster';
import type { FormContent, Message } from '@/content/form-content';
import { regionNames } from '@/content/messages';
import { withProduct } from '@/lib/settings';

interface FormDialogProps {
  size: 'narrow' | 'wide';
  /** Returned by `useFormDialog`. */
  form: {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    content: Pick<
      FormContent<never>,
      'title' | 'description' | 'cancel' | 'submit' | 'submitting' | 'progress'
    >;
    message: Message | null;
    submitting: boolean;
    incomplete: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    toasterId: string;
  };
  /** The fields. */
  children: ReactNode;
}

/** A dialog with one form: title, fields, the message about the last attempt, Cancel and the submit button. */
export function FormDialog({ size, form, children }: FormDialogProps) {
  const { content, message, submitting } = form;
  const alertId = useId();
  return (
    <Dialog open={form.open} onOpenChange={form.onOpenChange}>
      <DialogContent
        size={size}
        closeLabel={regionNames.close}
        closeDisabled={submitting}
        overlaid={
          <Toaster
            id={form.toasterId}
            label={regionNames.dialog}
            dismissLabel={regionNames.dismiss}
            position="top-center"
          />
        }
      >
        <DialogTitle>{content.title}</DialogTitle>
        <DialogDescription>{withProduct(content.description)}</DialogDescription>
        {/* Errors are shown beside the fields instead of in the browser's transient bubbles. */}
        <form
          noValidate
          className="mt-6 grid gap-[18px]"
          aria-busy={submitting}
          aria-describedby={message === null ? undefined : alertId}
          onSubmit={form.onSubmit}
        >
          {children}
          <div className="dialog-actions">
            {message !== null && <FormAlert id={alertId} message={message} />}
            <div className="flex flex-wrap-reverse gap-2.5">
              <Button
                className="grow"
                variant="outline"
                disabled={submitting}
                onClick={() => form.onOpenChange(false)}
              >
                {content.cancel}
              </Button>
              <Button className="grow-99" type="submit" disabled={submitting || form.incomplete}>
                {submitting ? content.submitting : content.submit}
              </Button>
            </div>
          </div>
          <p role="status" className="visually-hidden">
            {submitting && content.progress}
          </p>
        </form>
      </DialogContent>
    </Dialog>
  );
}

interface FormAlertProps {
  /** The form's `aria-describedby`. */
  id: string;
  message: Message;
}

/** The toast's message inside the form, where it is announced at once and stays in view. */
function FormAlert({ id, message }: FormAlertProps) {
  return (
    <div
      id={id}
      role="alert"
      className="mb-[18px] flex gap-2.5 rounded-md border border-destructive-text p-3 text-sm leading-[1.4]"
    >
      <WarningIcon className="mt-0.5 size-4 shrink-0 text-destructive-text" />
      <div>
        <p className="font-semibold text-destructive-text">{withProduct(message.title)}</p>
        <p>{withProduct(message.description)}</p>
      </div>
    </div>
  );
}
