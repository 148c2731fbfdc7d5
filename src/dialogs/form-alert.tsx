import type { Message } from '@/content/form-words';
import { withProduct } from '@/lib/product-name';

interface FormAlertProps {
  /** The form is described by it. */
  id: string;
  message: Message;
}

/** The toast's message once more, inside the dialog, where it is announced at once and stays to be read. */
export function FormAlert({ id, message }: FormAlertProps) {
  return (
    <div
      id={id}
      role="alert"
      className="flex gap-2.5 rounded-md border border-destructive-text p-3 text-sm leading-[1.4]"
    >
      <svg viewBox="0 0 16 16" className="mt-0.5 size-4 shrink-0 text-destructive-text" aria-hidden="true">
        <path d="M8 1.5 15.5 14.5H.5z" fill="currentColor" />
        <path d="M8 6v4M8 11.5v1.5" className="stroke-card stroke-[1.6]" />
      </svg>
      <div>
        <p className="font-semibold text-destructive-text">{withProduct(message.title)}</p>
        <p>{withProduct(message.description)}</p>
      </div>
    </div>
  );
}
