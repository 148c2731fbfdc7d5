import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { Toaster } from '@/components/ui/toaster';
import type { FormWords, Message } from '@/content/form-words';
import { notices } from '@/content/notices';
import { withProduct } from '@/lib/product-name';
import { FormAlert } from './form-alert';

interface FormDialogProps {
  size: 'narrow' | 'wide';
  /** What `useFormDialog` gives. */
  form: {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    words: Pick<FormWords<never>, 'title' | 'description' | 'cancel' | 'submit' | 'submitting' | 'progress'>;
    message: Message | null;
    submitting: boolean;
    incomplete: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    toasterId: string;
  };
  /** The fields. */
  children: ReactNode;
}

/** A dialog around one form: title, fields, the message about the last attempt, Cancel and the action. */
export function FormDialog({ size, form, children }: FormDialogProps) {
  const { words, message, submitting } = form;
  const alertId = useId();
  return (
    <Dialog open={form.open} onOpenChange={form.onOpenChange}>
      <DialogContent
        size={size}
        closeLabel={notices.close}
        closeDisabled={submitting}
        overlaid={
          <Toaster
            id={form.toasterId}
            label={notices.dialog}
            dismissLabel={notices.dismiss}
            position="top-center"
          />
        }
      >
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>{withProduct(words.description)}</DialogDescription>
        {/* The browser's own bubbles are replaced by errors that stay and can be read again. */}
        <form
          noValidate
          className="mt-6 grid gap-[18px]"
          aria-busy={submitting}
          aria-describedby={message === null ? undefined : alertId}
          onSubmit={form.onSubmit}
        >
          {children}
          {message !== null && <FormAlert id={alertId} message={message} />}
          <div className="mt-1.5 grid gap-2.5 min-[360px]:grid-cols-[auto_1fr]">
            <Button variant="outline" disabled={submitting} onClick={() => form.onOpenChange(false)}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={submitting || form.incomplete}>
              {submitting ? words.submitting : words.submit}
            </Button>
          </div>
          <p role="status" className="sr-only">
            {submitting && words.progress}
          </p>
        </form>
      </DialogContent>
    </Dialog>
  );
}
