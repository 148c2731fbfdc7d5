import { useId } from 'react';
import { Select } from '@/components/ui/select';

interface ChoiceProps<Option extends string> {
  label: string;
  value: Option;
  options: readonly Option[];
  onChoose: (value: Option) => void;
}

/** A labelled select. */
export function Choice<Option extends string>({ label, value, options, onChoose }: ChoiceProps<Option>) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <Select id={id} value={value} options={options} onValueChange={onChoose} />
    </div>
  );
}
