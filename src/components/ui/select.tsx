import * as Primitive from '@radix-ui/react-select';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/cn';

export interface SelectProps<Option extends string>
  extends Omit<ComponentProps<typeof Primitive.Trigger>, 'value' | 'className' | 'children' | 'onChange'> {
  value: Option;
  options: readonly Option[];
  onValueChange: (value: Option) => void;
}

/**
 * A select whose values are their own labels. Label it with `<label htmlFor>` and an `id`. Reports values of `options`
 * only: Radix may emit an empty value when the options change.
 */
export function Select<Option extends string>({
  value,
  options,
  onValueChange,
  ...props
}: SelectProps<Option>) {
  // Radix renders the items of a closed list too, for type-ahead. They are rendered once the control has been reached.
  const [reached, setReached] = useState(false);
  const [open, setOpen] = useState(false);
  const reach = () => setReached(true);
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate === next);
    if (option !== undefined) onValueChange(option);
  };
  return (
    <Primitive.Root value={value} onValueChange={choose} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger
        data-slot="select"
        onFocus={reach}
        onPointerEnter={reach}
        className="select-trigger"
        {...props}
      >
        {/* Radix knows the text of an option only once the list has been rendered in a browser. */}
        <Primitive.Value>{value}</Primitive.Value>
        <Primitive.Icon asChild>
          <Chevron />
        </Primitive.Icon>
      </Primitive.Trigger>
      {(reached || open) && <SelectList options={options} />}
      {/* Keeps clicks from the page behind the list (see src/styles/base.css). */}
      {open && (
        <Primitive.Portal>
          <div className="pointer-events-auto fixed inset-0 z-(--z-shield)" />
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}

const SCROLL_BUTTON = 'grid h-[32px] place-items-center';

function SelectList({ options }: { options: readonly string[] }) {
  return (
    <Primitive.Portal>
      <Primitive.Content position="popper" sideOffset={6} collisionPadding={12} className="select-list">
        <Primitive.ScrollUpButton className={SCROLL_BUTTON}>
          <Chevron className="select-chevron-up" />
        </Primitive.ScrollUpButton>
        <Primitive.Viewport className="p-[4px]">
          {options.map((option) => (
            <Primitive.Item key={option} value={option} className="select-option">
              <Primitive.ItemText>{option}</Primitive.ItemText>
              <Primitive.ItemIndicator className="h-[18px] w-[4px] flex-none bg-primary-mark forced-colors:bg-current" />
            </Primitive.Item>
          ))}
        </Primitive.Viewport>
        <Primitive.ScrollDownButton className={SCROLL_BUTTON}>
          <Chevron />
        </Primitive.ScrollDownButton>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

function Chevron({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden="true" className={cn('select-chevron', className)} {...props} />;
}
