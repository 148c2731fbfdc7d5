import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { cn } from '@/lib/cn';

interface NumberFieldProps extends Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby'> {
  value: number;
  /** Stands behind the number and is heard as part of the field's description. */
  unit: string;
  /** Width of the field in digits. */
  digits: number;
  /** How a value is written when nobody is typing. */
  format: (value: number) => string;
  /** Reads what was typed and brings it into the range; null for anything that is no number. */
  parse: (text: string) => number | null;
  onValueChange: (value: number) => void;
}

/**
 * A number typed by hand. What was typed counts on Enter or on leaving the field; Escape and anything that is no number
 * restore the value. It is a text field, as a number field takes no thousands separators and scrolls its value away.
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
    <span
      data-slot="number-field"
      className={cn(
        'inline-flex items-baseline justify-end gap-[0.2em] border-b-[1.5px] border-input transition-colors duration-fast has-focus-visible:rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-3 hover:border-foreground',
        className,
      )}
    >
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
        className="min-h-11 min-w-0 text-right outline-none"
        {...props}
      />
      <span id={unitId}>{unit}</span>
    </span>
  );
}

export { NumberField, type NumberFieldProps };
