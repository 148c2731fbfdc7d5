import { Field, RequiredMark } from '@/components/ui/field';
import { mechanicForm } from '@/content/forms';
import { APPLICATION_LIMITS, submitMechanicApplication } from '@/data/mechanics';
import { EMAIL, FormDialog, POSTAL_CODE } from './form-dialog';
import { useFormDialog } from './use-form-dialog';

const CONTROLS = {
  fullName: { autoComplete: 'name', autoCapitalize: 'words' },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', autoCapitalize: 'none' },
  emailAddress: { ...EMAIL, className: 'col-span-full' },
  streetAddress: { autoComplete: 'address-line1', autoCapitalize: 'words', className: 'col-span-full' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  postalCode: POSTAL_CODE,
} as const;

/** The form for mechanics who apply to partner. */
function MechanicDialog() {
  const form = useFormDialog({
    name: 'partner',
    content: mechanicForm,
    controls: CONTROLS,
    limits: APPLICATION_LIMITS,
    send: submitMechanicApplication,
  });
  return (
    <FormDialog size="wide" form={form}>
      <p className="text-muted-foreground -mb-1.5 text-sm">
        <RequiredMark /> {mechanicForm.required}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-x-[14px] gap-y-[18px]">
        {form.fields.map((field) => (
          <Field key={field.name} {...field} marked={field.required} />
        ))}
      </div>
    </FormDialog>
  );
}

export { MechanicDialog };
