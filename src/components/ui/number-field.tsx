import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { applyEarlyText } from '@/lib/early-input';
import { isComposing } from './is-composing';

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: number;
  /** Shown after the number. Also part of the accessible description. */
  unit: string;
  /** The width of the field in digits. */
  digits: number;
  /** Formats the value while nobody is typing. */
  format: (value: number) => string;
  /** Parses the typed text. Returns null if it is not a number. */
  parse: (text: string) => number | null;
  /** Returns the valid value that is nearest to a typed number. */
  nearest: (typed: number) => number;
  onValueChange: (value: number) => void;
  /**
   * Called when the typed text is committed. Receives the typed number, or null if the text was not a number, and the
   * resulting value.
   */
  onCommit?: (typed: number | null, value: number) => void;
}

const preventDefault = (event: Event) => event.preventDefault();

/**
 * A text field for a number. It is not `type="number"`, which rejects thousands separators and changes its value on scroll.
 * Enter and blur commit the typed text. Escape restores the value, as does committing text that is not a number.
 */
function NumberField({
  value,
  unit,
  digits,
  format,
  parse,
  nearest,
  onValueChange,
  onCommit,
  className,
  'aria-describedby': describedBy,
  ...props
}: NumberFieldProps) {
  const unitId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? format(value);

  const commit = (text: string | null) => {
    if (text === null) return;
    const parsed = parse(text);
    setTyped(null);
    const next = parsed === null ? value : nearest(parsed);
    onCommit?.(parsed, next);
    if (next !== value) onValueChange(next);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') commit(typed);
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <span
      data-slot="number-field"
      className={cn(
        'border-input inline-flex items-baseline gap-1 border-b',
        'duration-fast hover:border-foreground transition-colors',
        'noscript:pointer-events-none noscript:opacity-60',
        className,
      )}
    >
      <input
        ref={(input) => applyEarlyText(input, shown, { onTyping: setTyped, onTyped: commit })}
        className="min-h-11 min-w-0 text-right outline-none"
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        style={{ width: `${digits}ch` }}
        value={shown}
        onChange={(event) => setTyped(event.target.value)}
        onMouseDown={({ currentTarget }) => {
          // The click that focuses the field selects its text. Without the listener, WebKit would move the cursor on
          // `mouseup` and end the selection.
          if (currentTarget !== document.activeElement)
            currentTarget.addEventListener('mouseup', preventDefault, { once: true });
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => commit(typed)}
        onKeyDown={handleKey}
        aria-describedby={cn(unitId, describedBy)}
        {...props}
      />
      <span id={unitId}>{unit}</span>
    </span>
  );
}

export { NumberField, type NumberFieldProps };
