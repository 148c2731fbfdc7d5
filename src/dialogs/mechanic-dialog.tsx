import { Field, RequiredMark } from '@/components/ui/field';
import { mechanicForm } from '@/content/forms';
import { APPLICATION_LIMITS, submitMechanicApplication } from '@/data/mechanics';
import { EMAIL, FormDialog, POSTAL_CODE } from './form-dialog';
import { type FormDialogSession, useFormDialog } from './use-form-dialog';

const WIDE = 'min-[480px]:col-span-full';

const CONTROLS = {
  fullName: { autoComplete: 'name', autoCapitalize: 'words' },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', autoCapitalize: 'none' },
  emailAddress: { ...EMAIL, className: WIDE },
  streetAddress: { autoComplete: 'address-line1', autoCapitalize: 'words', className: WIDE },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  postalCode: POSTAL_CODE,
} as const;

/** The form for mechanics who apply to partner. */
function MechanicDialog(session: FormDialogSession) {
  const form = useFormDialog({
    ...session,
    name: 'partner',
    content: mechanicForm,
    controls: CONTROLS,
    limits: APPLICATION_LIMITS,
    send: submitMechanicApplication,
  });
  return (
    <FormDialog size="wide" form={form}>
      <p className="-mb-1.5 text-sm text-muted-foreground">
        <RequiredMark /> {mechanicForm.required}
      </p>
      <div className="grid gap-x-3.5 gap-y-[18px] min-[480px]:grid-cols-2">
        {form.fields.map((field) => (
          <Field key={field.name} {...field} marked />
        ))}
      </div>
    </FormDialog>
  );
}

export { MechanicDialog };
