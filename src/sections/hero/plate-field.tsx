import { type FormEvent, useId } from 'react';
import { hero } from '@/content/hero';
import { typedDriver } from '@/hooks/use-visitor';
import { ArrowIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

const { invitation, label, placeholder } = hero.plate;
const join = Object.values(invitation).join(' ');

/** A licence plate whose number is a field for the postal code, the first of the waitlist form's. */
function PlateField({ className, onJoinWaitlist }: { className: string; onJoinWaitlist: () => void }) {
  const id = useId();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const postalCode = String(new FormData(event.currentTarget).get('postalCode'));
    if (postalCode.trim() !== '') typedDriver.set({ ...typedDriver.get(), postalCode });
    onJoinWaitlist();
  }
  return (
    <form
      className={cn(
        'licence-plate bg-card border-foreground font-display rounded-[0.875em] border-2 leading-[1.1] font-semibold',
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-[0.875em] pt-[0.4375em] pb-[0.5em]',
        'w-full before:left-[4%] after:right-[4%] md:w-70 print:hidden noscript:hidden',
        className,
      )}
      onSubmit={onSubmit}
    >
      <span className="col-span-2 px-[0.75em] text-center text-[min(0.75em,5vw)] tracking-[-0.02em]">
        {join}
      </span>
      <input
        id={id}
        className={cn(
          'border-input placeholder:text-muted-foreground text-[1.75em]/none h-11 w-full border-b-2 bg-transparent tracking-[0.02em]',
          'hover:border-foreground font-semibold placeholder:font-medium placeholder:opacity-100 focus-visible:-outline-offset-2',
        )}
        name="postalCode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={placeholder}
      />
      <button
        className="bg-foreground text-background row-span-2 grid size-11 place-items-center rounded-md active:translate-y-px"
        type="submit"
        aria-label={join}
      >
        <ArrowIcon className="w-5" />
      </button>
      <label className="text-muted-foreground mt-1 text-[0.8125em] font-medium" htmlFor={id}>
        {label}
      </label>
    </form>
  );
}

export { PlateField };
