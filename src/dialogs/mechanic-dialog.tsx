import { PrivacyNote } from '@/components/linked-text';
import { RequiredMark } from '@/components/ui/field';
import { useContent } from '@/content/use-content';
import { MECHANIC_FIELDS, submitMechanicApplication } from '@/data/mechanics';
import { cn } from '@/lib/cn';
import { typedApplication } from '@/state/visitor';
import { Form, FormDialog } from './form/form-dialog';
import { FormField } from './form/form-field';
import { useFormDialog } from './form/use-form-dialog';

/** Fields that have a line of their own. */
const WIDE: readonly string[] = ['emailAddress', 'streetAddress'] satisfies (keyof typeof MECHANIC_FIELDS)[];

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
    fields: MECHANIC_FIELDS,
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
          <FormField
            key={field.name}
            {...field}
            marked={field.required}
            className={cn(WIDE.includes(field.name) && 'col-span-full')}
          />
        ))}
      </div>
      <p className="text-muted-foreground text-sm">
        {mechanicForm.use} <PrivacyNote />
      </p>
    </Form>
  );
}

export { MechanicDialog };
