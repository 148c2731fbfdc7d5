import {
  Content,
  Icon,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  ScrollDownButton,
  ScrollUpButton,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/cn';

interface SelectProps<Option extends string>
  extends Omit<ComponentProps<typeof Trigger>, 'value' | 'children' | 'onChange'> {
  value: Option;
  options: readonly Option[];
  onValueChange: (value: Option) => void;
}

/**
 * A select whose values are their own labels. Label it with `<label htmlFor>` and an `id`. Reports values of `options`
 * only: Radix may emit an empty value when the options change.
 */
function Select<Option extends string>({
  value,
  options,
  onValueChange,
  className,
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
    <Root value={value} onValueChange={choose} open={open} onOpenChange={setOpen}>
      <Trigger
        data-slot="select"
        onFocus={reach}
        onPointerEnter={reach}
        className={cn('select-trigger', className)}
        {...props}
      >
        {/* Radix knows the text of an option only once the list has been rendered in a browser. */}
        <Value>{value}</Value>
        <Icon asChild>
          <Chevron />
        </Icon>
      </Trigger>
      {(reached || open) && <SelectList options={options} />}
      {/* Keeps clicks from the page behind the list (see src/styles/deferred-base.css). */}
      {open && (
        <Portal>
          <div className="pointer-events-auto fixed inset-0 z-(--z-shield)" />
        </Portal>
      )}
    </Root>
  );
}

const SCROLL_BUTTON = 'grid h-[32px] place-items-center';

function SelectList({ options }: { options: readonly string[] }) {
  return (
    <Portal>
      <Content position="popper" sideOffset={6} collisionPadding={12} className="select-list">
        <ScrollUpButton className={SCROLL_BUTTON}>
          <Chevron className="select-chevron-up" />
        </ScrollUpButton>
        <Viewport className="p-[4px]">
          {options.map((option) => (
            <Item key={option} value={option} className="select-option">
              <ItemText>{option}</ItemText>
              <ItemIndicator className="h-[18px] w-[4px] flex-none bg-tick forced-colors:bg-current" />
            </Item>
          ))}
        </Viewport>
        <ScrollDownButton className={SCROLL_BUTTON}>
          <Chevron />
        </ScrollDownButton>
      </Content>
    </Portal>
  );
}

function Chevron({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden="true" className={cn('select-chevron', className)} {...props} />;
}

export { Select, type SelectProps };
