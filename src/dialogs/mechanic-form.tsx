import { RequiredMark } from '@/components/ui/field';
import { useContent } from '@/content/use-content';
import { MECHANIC_FIELDS, submitMechanicApplication } from '@/data/mechanics';
import { cn } from '@/lib/cn';
import { applicationDraft, hasApplied } from '@/state/visitor';
import { Form } from './form/form';
import type { FormDescription } from './form/form-description';
import { FormField } from './form/form-field';
import { PrivacyLink } from './form/privacy-link';
import { useForm } from './form/use-form';

/** The fields that fill a whole row. The other fields share a row with a neighbor. */
const WIDE: readonly string[] = ['emailAddress', 'streetAddress'] satisfies (keyof typeof MECHANIC_FIELDS)[];

/** The form that mechanics use to apply as partners. */
function MechanicForm() {
  const { language, mechanicForm } = useContent();
  const form = useForm({
    name: 'partner',
    content: mechanicForm,
    fields: MECHANIC_FIELDS,
    draft: applicationDraft,
    async send(row) {
      const result = await submitMechanicApplication(row, language.code);
      if (result.ok) hasApplied.set(true);
      return result;
    },
  } satisfies FormDescription<typeof MECHANIC_FIELDS>);
  return (
    <Form form={form}>
      <p className="text-muted-foreground -mb-1.5 text-sm">
        <RequiredMark /> {mechanicForm.required}
      </p>
      <div className="flex flex-wrap gap-x-3.5 gap-y-4.5">
        {Object.keys(MECHANIC_FIELDS).map((name) => (
          <FormField
            key={name}
            form={form}
            name={name}
            marked
            className={cn('grow basis-full', !WIDE.includes(name) && 'sm:basis-2/5')}
          />
        ))}
      </div>
      <p className="text-muted-foreground text-sm">
        {mechanicForm.use} <PrivacyLink />
      </p>
    </Form>
  );
}

export { MechanicForm };
