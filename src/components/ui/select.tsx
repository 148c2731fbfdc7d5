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
  const reach = () => setReached(true);
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate === next);
    if (option !== undefined) onValueChange(option);
  };
  return (
    <Root value={value} onValueChange={choose} onOpenChange={reach}>
      <Trigger
        data-slot="select"
        onFocus={reach}
        onPointerEnter={reach}
        className={cn(
          'flex min-h-(--control-height,3rem) w-full min-w-0 items-center justify-between gap-1 rounded-md border-[1.5px] border-input bg-card py-1 pr-3.5 pl-3 text-left text-base font-medium leading-tight wrap-anywhere transition-colors duration-fast hover:border-foreground data-[state=open]:border-foreground [&>span:first-child]:min-w-0',
          className,
        )}
        {...props}
      >
        {/* Radix knows the text of an option only once the list has been rendered in a browser. */}
        <Value>{value}</Value>
        <Icon asChild>
          <Chevron className="rotate-45" />
        </Icon>
      </Trigger>
      {reached && <SelectList options={options} />}
    </Root>
  );
}

function SelectList({ options }: { options: readonly string[] }) {
  return (
    <Portal>
      <Content
        position="popper"
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-h-(--radix-select-content-available-height) w-max min-w-(--radix-select-trigger-width) max-w-[calc(100vw-24px)] overflow-hidden rounded-md border-[1.5px] border-foreground bg-card text-foreground"
      >
        <ScrollUpButton className="grid h-8 place-items-center">
          <Chevron className="translate-y-0.5 rotate-[225deg]" />
        </ScrollUpButton>
        <Viewport className="p-1 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden">
          {options.map((option) => (
            <Item
              key={option}
              value={option}
              className="flex min-h-11 cursor-pointer select-none items-center justify-between gap-4 rounded-sm px-2.5 py-2 text-base font-medium leading-tight outline-none data-[highlighted]:bg-foreground data-[highlighted]:text-background forced-colors:data-[highlighted]:bg-[Highlight] forced-colors:data-[highlighted]:text-[HighlightText]"
            >
              <ItemText>{option}</ItemText>
              <ItemIndicator className="h-[18px] w-1 shrink-0 bg-tick forced-colors:bg-current" />
            </Item>
          ))}
        </Viewport>
        <ScrollDownButton className="grid h-8 place-items-center">
          <Chevron className="-translate-y-0.5 rotate-45" />
        </ScrollDownButton>
      </Content>
    </Portal>
  );
}

function Chevron({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      className={cn('size-2 shrink-0 -translate-y-0.5 border-r-2 border-b-2 border-current', className)}
      {...props}
    />
  );
}

export { Select, type SelectProps };
