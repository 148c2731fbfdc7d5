import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';

interface FormFieldProps extends Omit<ComponentProps<typeof Field>, 'offer'> {
  /** The likely address in the place of a mistyped one; null while there is none, undefined where none is looked for. */
  likely: string | null | undefined;
  takeLikely: (form: HTMLFormElement, address: string) => void;
}

/** A field of a form, with the likely address as a button. */
function FormField({ likely, takeLikely, ...field }: FormFieldProps) {
  const { suggestion } = useContent();
  return (
    <Field
      {...field}
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
