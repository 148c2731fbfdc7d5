import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { cn } from '@/lib/cn';
import './number-field.css';

interface NumberFieldProps extends Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby'> {
  value: number;
  /** Shown behind the number; part of the accessible description. */
  unit: string;
  /** Width of the field in digits. */
  digits: number;
  /** Formats the value while nobody is typing. */
  format: (value: number) => string;
  /** Parses the typed text into a valid value; null when it is not a number. */
  parse: (text: string) => number | null;
  onValueChange: (value: number) => void;
}

/**
 * A text field for a number: `type="number"` rejects thousands separators and changes its value on scroll. Enter and
 * blur commit the typed text; Escape, and text that is not a number, restore the value.
 */
function NumberField({
  value,
  unit,
  digits,
  format,
  parse,
  onValueChange,
  className,
  'aria-describedby': describedBy,
  ...props
}: NumberFieldProps) {
  const unitId = useId();
  const [typed, setTyped] = useState<string | null>(null);

  const commit = () => {
    const next = typed === null ? null : parse(typed);
    setTyped(null);
    if (next !== null && next !== value) onValueChange(next);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(null);
  };

  return (
    <span data-slot="number-field" className={cn('number-field', className)}>
      <input
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        maxLength={16}
        style={{ width: `${digits}ch` }}
        value={typed ?? format(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={handleKey}
        aria-describedby={cn(unitId, describedBy)}
        {...props}
      />
      <span id={unitId}>{unit}</span>
    </span>
  );
}

export { NumberField, type NumberFieldProps };
