import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { FieldContent } from '@/content/form-content';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import type { FieldProblem } from './field-problem';
import { CONTROLS } from './form-controls';
import type { FormState } from './use-form';

interface FormFieldProps extends Pick<ComponentProps<typeof Field>, 'control' | 'className'> {
  form: FormState;
  name: string;
  /** Whether to show an asterisk if the field is required. */
  marked?: boolean;
}

/** A form field with its error, and a button that offers a correction for a probable typo. */
function FormField({ form, name, marked, control, className }: FormFieldProps) {
  const { suggestion } = useContent();
  const field = form.fields[name];
  const texts = form.content.fields[name];
  if (field === undefined || texts === undefined) return null;
  const { kind, required, autoComplete } = field;
  const { label, placeholder, hint } = texts;
  const suggested = form.suggestions[name];
  return (
    <Field
      {...CONTROLS[kind]}
      {...(autoComplete !== undefined && { autoComplete })}
      {...{ name, label, placeholder, hint, required, control, className }}
      spellCheck={false}
      enterKeyHint={name === Object.keys(form.fields).at(-1) ? 'send' : 'next'}
      defaultValue={form.initialValues[name]}
      disabled={form.submitting}
      marked={marked && required}
      error={errorOf(texts, form.feedback.problems[name])}
      inputClassName={kind === 'postalCode' ? 'tracking-wide tabular-nums' : undefined}
      offer={
        suggested !== undefined && (
          <Button
            variant="link"
            size="unstyled"
            className="min-h-6 text-left wrap-anywhere"
            onClick={({ currentTarget }) =>
              currentTarget.form && form.acceptSuggestion(currentTarget.form, name, suggested)
            }
          >
            {interpolate(suggestion, { text: suggested })}
          </Button>
        )
      }
    />
  );
}

function errorOf({ missing, tooLong, invalid }: FieldContent, problem?: FieldProblem): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === 'missing') return missing;
  return problem === 'tooLong' ? tooLong : invalid?.[problem];
}

export { FormField };
