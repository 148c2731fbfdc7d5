import { Field, RequiredMark } from '@/components/ui/field';
import { mechanicForm } from '@/content/mechanic-form';
import { APPLICATION_LIMITS, submitMechanicApplication } from '@/data/mechanics';
import { FormDialog } from './form-dialog';
import { useFormDialog } from './use-form-dialog';

const PLAIN = { autoCapitalize: 'none', spellCheck: false } as const;
const NAME = { autoCapitalize: 'words', spellCheck: false } as const;

interface MechanicDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form for mechanics who apply to partner. */
export function MechanicDialog({ open, onOpenChange }: MechanicDialogProps) {
  const form = useFormDialog({
    open,
    onOpenChange,
    content: mechanicForm,
    limits: APPLICATION_LIMITS,
    send: submitMechanicApplication,
  });
  return (
    <FormDialog size="wide" form={form}>
      <p className="-mb-1.5 text-sm text-muted-foreground">
        <RequiredMark /> {mechanicForm.required}
      </p>
      <div className="grid gap-x-3.5 gap-y-[18px] min-[480px]:grid-cols-2">
        <Field {...form.field('fullName')} {...NAME} marked autoComplete="name" enterKeyHint="next" />
        <Field
          {...form.field('phoneNumber')}
          {...PLAIN}
          marked
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
        <Field
          {...form.field('emailAddress')}
          {...PLAIN}
          marked
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          className="min-[480px]:col-span-full"
        />
        <Field
          {...form.field('streetAddress')}
          {...NAME}
          marked
          autoComplete="address-line1"
          enterKeyHint="next"
          className="min-[480px]:col-span-full"
        />
        <Field {...form.field('city')} {...NAME} marked autoComplete="address-level2" enterKeyHint="next" />
        <Field
          {...form.field('postalCode')}
          marked
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          inputClassName="tracking-[0.06em] tabular-nums"
        />
      </div>
    </FormDialog>
  );
}
