import { useId } from 'react';
import { Label } from '@/components/ui/field';
import { Select, type SelectProps } from '@/components/ui/select';

/** A select with its label, in the row of the car's. The last of three takes the place of a fourth, so that none moves the page. */
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
