import * as Primitive from '@radix-ui/react-select';
import { type ComponentProps, useEffect, useState } from 'react';
import { cn } from '@/lib/cn';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string>
  extends Omit<ComponentProps<typeof Primitive.Trigger>, 'value' | 'children' | 'onChange'> {
  value: Value;
  options: readonly SelectOption<Value>[];
  onValueChange: (value: Value) => void;
}

/** Closes the list on a close request from the platform, such as Back on Android, which would otherwise leave the page. */
function closeOnBack(close: () => void): (() => void) | undefined {
  if (window.CloseWatcher === undefined) return undefined;
  const watcher = new window.CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}

/**
 * A select. To label it, use `<label htmlFor>` and an `id`. Ignores the empty value that Radix may report when the options
 * change.
 */
function Select<Value extends string>({
  value,
  options,
  onValueChange,
  className,
  ...props
}: SelectProps<Value>) {
  // Radix also renders the items of a closed list, for type-ahead. Here they are rendered only after the pointer or the
  // focus has reached the control.
  const [reached, setReached] = useState(false);
  const [open, setOpen] = useState(false);
  const reach = () => setReached(true);
  const optionOf = (wanted: string) => options.find((option) => option.value === wanted);
  useEffect(() => (open ? closeOnBack(() => setOpen(false)) : undefined), [open]);
  const choose = (next: string) => {
    const option = optionOf(next);
    if (option !== undefined) onValueChange(option.value);
  };
  return (
    <Primitive.Root value={value} onValueChange={choose} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger
        onFocus={reach}
        onPointerEnter={reach}
        className={cn(
          'border-input flex min-h-12 w-full min-w-0 items-center justify-between gap-1 border-b py-0.5',
          'duration-fast text-left text-sm font-medium transition-colors',
          'hover:border-foreground data-[state=open]:border-foreground',
          'noscript:pointer-events-none noscript:opacity-60',
          className,
        )}
        {...props}
      >
        {/* The label is passed in, because Radix knows it only after the list has been rendered in a browser. The label has
         * its own element, so that it can change even after a translation tool has replaced the text.
         */}
        <Primitive.Value>
          <span>{optionOf(value)?.label}</span>
        </Primitive.Value>
        <Primitive.Icon asChild>
          <Chevron />
        </Primitive.Icon>
      </Primitive.Trigger>
      {(reached || open) && <SelectList options={options} />}
      {/* Blocks clicks on the page behind the list (see src/styles/base.css). */}
      {open && (
        <Primitive.Portal>
          <div className="z-shield fixed inset-0" />
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}

function SelectList({ options }: { options: readonly SelectOption<string>[] }) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        position="popper"
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          'z-popover w-max max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) overflow-hidden',
          'border-foreground bg-card max-h-(--radix-select-content-available-height) rounded-md border print:invisible',
        )}
      >
        <Primitive.ScrollUpButton className="grid h-8 place-items-center">
          <Chevron up />
        </Primitive.ScrollUpButton>
        <Primitive.Viewport className="p-1">
          {options.map(({ value, label }) => (
            <Primitive.Item
              key={value}
              value={value}
              className={cn(
                'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-2.5 py-2',
                'text-base/tight font-medium outline-none select-none data-highlighted:outline-hidden',
                'data-highlighted:bg-foreground data-highlighted:text-background',
              )}
            >
              <Primitive.ItemText>{label}</Primitive.ItemText>
              <Primitive.ItemIndicator className="border-primary-mark h-4.5 flex-none border-l-4" />
            </Primitive.Item>
          ))}
        </Primitive.Viewport>
        <Primitive.ScrollDownButton className="grid h-8 place-items-center">
          <Chevron />
        </Primitive.ScrollDownButton>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

function Chevron({ up = false, ...props }: ComponentProps<'span'> & { up?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'size-2 flex-none border-r-2 border-b-2',
        up ? 'translate-y-0.5 rotate-225' : '-translate-y-0.5 rotate-45',
      )}
      {...props}
    />
  );
}

export { Select, type SelectProps };
