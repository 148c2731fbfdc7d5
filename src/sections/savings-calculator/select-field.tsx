import { useId } from 'react';
import { Label } from '@/components/ui/field';
import { Select, type SelectProps } from '@/components/ui/select';

/**
 * A select with its label, in the row of fields for the car. The third of three selects also takes up the space that a
 * fourth would need, so that nothing moves if a fourth is shown only for some services.
 */
function SelectField<Value extends string>({ label, ...select }: { label: string } & SelectProps<Value>) {
  const id = useId();
  return (
    <div className="last:odd:col-span-full sm:last:odd:col-span-2">
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} {...select} />
    </div>
  );
}

export { SelectField };
