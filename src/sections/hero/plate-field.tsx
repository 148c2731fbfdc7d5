import { type FormEvent, useId } from 'react';
import { useContent } from '@/hooks/use-content';
import { ArrowIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';
import { normalizePostalCode } from '@/lib/normalize-typed';
import { typedDriver } from '@/state/visitor';

/** A licence plate whose number is a field for the postal code, the first of the waitlist form's. */
function PlateField({ onJoinWaitlist }: { onJoinWaitlist: () => void }) {
  const id = useId();
  const { invitation, label, placeholder, action } = useContent().hero.plate;
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const postalCode = normalizePostalCode(String(new FormData(event.currentTarget).get('postalCode')));
    if (postalCode !== '') typedDriver.set({ ...typedDriver.get(), postalCode });
    onJoinWaitlist();
  }
  return (
    <form
      className={cn(
        'licence-plate licence-plate-field bg-card grid grid-cols-fill-auto items-center gap-x-3 label leading-tight',
        'print:hidden noscript:hidden',
      )}
      onSubmit={onSubmit}
    >
      <span className="col-span-2 text-center tracking-snug">{Object.values(invitation).join(' ')}</span>
      <input
        id={id}
        className={cn(
          'border-input hover:border-foreground -mx-1.5 h-11 w-full border-b-2 bg-transparent px-1.5 text-2xl tracking-wide',
          'placeholder:text-muted-foreground placeholder:font-medium placeholder:opacity-100 focus-visible:-outline-offset-2',
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
      <button
        className="bg-foreground text-background row-span-2 grid size-11 place-items-center rounded-md active:translate-y-px"
        type="submit"
        aria-label={action}
      >
        <ArrowIcon className="w-5" />
      </button>
      <label className="text-muted-foreground mt-1 text-xs font-medium" htmlFor={id}>
        {label}
      </label>
    </form>
  );
}

export { PlateField };
