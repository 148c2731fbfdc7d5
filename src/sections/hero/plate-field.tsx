import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { normalizePostalCode } from '@/lib/normalize-typed';
import { typedDriver } from '@/state/visitor';

/** A licence plate whose number is a field for the postal code, the first of the waitlist form's. */
function PlateField({ onJoinWaitlist }: { onJoinWaitlist: () => void }) {
  const id = useId();
  const { invitation, label, placeholder, action, actionName } = useContent().hero.plate;
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const postalCode = normalizePostalCode(String(new FormData(event.currentTarget).get('postalCode')));
    if (postalCode !== '') typedDriver.set({ ...typedDriver.get(), postalCode });
    onJoinWaitlist();
  }
  return (
    <form
      className={cn(
        'licence-plate licence-plate-field bg-card grid h-full grid-cols-fill-auto content-between items-end gap-x-3 label leading-tight',
        'print:hidden noscript:hidden',
      )}
      onSubmit={onSubmit}
    >
      <span className="col-span-2 text-center text-xs tracking-snug">
        {Object.values(invitation).join(' ')}
      </span>
      <label className="text-xs font-medium" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={cn(
          'border-input hover:border-foreground col-start-1 h-11 w-full rounded-md border bg-transparent px-3 text-lg tracking-wide',
          'placeholder:text-muted-foreground placeholder:font-sans placeholder:text-md placeholder:font-normal placeholder:opacity-100',
        )}
        name="postalCode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={placeholder}
        // As it will be stored.
        onBlur={({ currentTarget }) => {
          currentTarget.value = normalizePostalCode(currentTarget.value);
        }}
      />
      <Button variant="outline" size="sm" type="submit" aria-label={actionName}>
        {action}
      </Button>
    </form>
  );
}

export { PlateField };
