import { run as findLikelyAddress } from '@zootools/email-spell-checker';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useContent } from '@/hooks/use-content';
import { interpolate } from '@/lib/interpolate';
import { isBlank } from './form-validation';

interface FormFieldProps extends Omit<ComponentProps<typeof Field>, 'onChange'> {
  value: string;
  onEdit: (value: string) => void;
}

/**
 * A field of a form: Enter goes to the next blank field, and an address that is probably mistyped gets a line with the
 * likely one.
 */
function FormField({ onEdit, ...field }: FormFieldProps) {
  const { suggestion } = useContent();
  const { type, value, hint } = field;
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState('');
  const likely = type === 'email' && value === left && likelyAddress(value);

  // Not on the way to a button, which the new line would move away from the pointer.
  const onBlur = ({ relatedTarget }: FocusEvent) =>
    relatedTarget instanceof HTMLInputElement && setLeft(value);

  function takeLikely(address: string) {
    onEdit(address);
    input.current?.focus({ preventScroll: true });
  }

  return (
    <Field
      {...field}
      ref={input}
      onChange={({ target }) => onEdit(target.value)}
      onBlur={onBlur}
      onKeyDown={goToBlankField}
      hint={
        likely ? (
          <Button
            variant="link"
            size="own"
            className="min-h-6 text-left wrap-anywhere"
            onClick={() => takeLikely(likely)}
          >
            {interpolate(suggestion, { address: likely })}
          </Button>
        ) : (
          hint
        )
      }
    />
  );
}

/** The likely address, with its name as typed, or null. */
function likelyAddress(address: string): string | null {
  const domain = findLikelyAddress({ email: address.trim() })?.domain;
  return domain === undefined ? null : address.trim().replace(/[^@]*$/, domain);
}

/** Enter goes to the next required field that is blank, from the last field or if there is none it sends the form. */
function goToBlankField(event: KeyboardEvent<HTMLInputElement>) {
  const { currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  const inputs = [...(currentTarget.form?.querySelectorAll('input') ?? [])];
  const place = inputs.indexOf(currentTarget);
  const others = [...inputs.slice(place + 1), ...inputs.slice(0, place)];
  const blank = others.find(({ required, value }) => required && isBlank(value));
  if (blank === undefined || place === inputs.length - 1) return;
  event.preventDefault();
  blank.focus();
}

export { FormField };
