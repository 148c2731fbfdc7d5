import { LinkedText } from '@/components/linked-text';
import { RequiredMark } from '@/components/ui/field';
import { useContent } from '@/content/use-content';
import { APPLICATION_LIMITS, submitMechanicApplication } from '@/data/mechanics';
import { typedApplication } from '@/state/visitor';
import { EMAIL, Form, FormDialog, POSTAL_CODE } from './form-dialog';
import { FormField } from './form-field';
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
  return (
    <FormDialog name="partner" size="wide">
      <MechanicForm />
    </FormDialog>
  );
}

function MechanicForm() {
  const { language, mechanicForm } = useContent();
  const form = useFormDialog({
    name: 'partner',
    content: mechanicForm,
    controls: CONTROLS,
    limits: APPLICATION_LIMITS,
    typed: typedApplication,
    send: (values) => submitMechanicApplication({ ...values, language: language.code }),
  });
  return (
    <Form form={form}>
      <p className="text-muted-foreground -mb-1.5 text-sm">
        <RequiredMark /> {mechanicForm.required}
      </p>
      <div className="grid gap-x-3.5 gap-y-4.5 sm:grid-cols-2">
        {form.fields.map((field) => (
          <FormField key={field.name} {...field} marked={field.required} />
        ))}
      </div>
      <p className="text-muted-foreground text-sm">
        <LinkedText text={mechanicForm.use} />
      </p>
    </Form>
  );
}

export { MechanicDialog };
