import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import type { useFormDialog } from './use-form-dialog';

type Props = ReturnType<typeof useFormDialog>['fields'][number] & Pick<ComponentProps<'input'>, 'className'>;

/** A field of a form, of which a likely address is offered as a button. */
function FormField({ kind, shown, likely, takeLikely, marked, ...field }: Props & { marked?: boolean }) {
  const { suggestion } = useContent();
  return (
    <Field
      {...field}
      marked={marked}
      defaultValue={shown}
      inputClassName={kind === 'postalCode' ? 'tracking-wide tabular-nums' : undefined}
      offer={
        likely && (
          <Button
            variant="link"
            size="own"
            className="min-h-6 text-left wrap-anywhere"
            onClick={({ currentTarget: { form } }) => form && takeLikely(form, likely)}
          >
            {interpolate(suggestion, { address: likely })}
          </Button>
        )
      }
    />
  );
}

export { FormField };
