import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { applyEarlyText } from '@/lib/early-input';
import { normalizePostalCode } from '@/lib/normalize-typed';
import { useStore } from '@/lib/store';
import { waitlistDraft } from '@/state/visitor';

/** A license plate whose number is a field for the postal code. The waitlist form shares the postal code. */
function PlateField({ onJoinWaitlist }: { onJoinWaitlist: () => void }) {
  const id = useId();
  const driver = useStore(waitlistDraft);
  const setCode = (postalCode: string) => waitlistDraft.set({ ...waitlistDraft.get(), postalCode });
  const setStoredCode = (text: string) => setCode(normalizePostalCode(text));
  const { join, plate } = useContent().hero;
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A browser may have filled in the field without firing an event.
    setStoredCode(String(new FormData(event.currentTarget).get('postalCode')));
    onJoinWaitlist();
  }
  return (
    <form
      className={cn(
        'license-plate bg-card grid h-full grid-cols-fill-auto content-center items-end gap-x-3 gap-y-2',
        'type-label leading-tight print:hidden noscript:hidden',
      )}
      aria-labelledby={`${id}-name`}
      onSubmit={onSubmit}
    >
      <span id={`${id}-name`} className="col-span-2 px-4 text-center text-md leading-none tracking-snug">
        {join}
      </span>
      <label className="text-xs font-medium" htmlFor={id}>
        {plate.label}
      </label>
      <input
        id={id}
        className={cn(
          'border-input hover:border-foreground col-start-1 h-11 w-full rounded-md border px-3',
          'text-lg tracking-wide placeholder:font-sans placeholder:text-md placeholder:font-normal',
          'placeholder:text-muted-foreground placeholder:opacity-100',
        )}
        name="postalCode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={plate.placeholder}
        ref={(input) => {
          applyEarlyText(input, driver.postalCode, { onTyping: setCode, onTyped: setStoredCode });
          // When the visitor goes back to the page, Chromium restores only a value that differs from the `value` attribute.
          // React sets the value and the attribute to the same text.
          input?.setAttribute('value', '');
        }}
        value={driver.postalCode}
        onChange={({ target: { value } }) => setCode(value)}
        onBlur={({ target: { value } }) => setStoredCode(value)}
      />
      <Button variant="outline" size="sm" type="submit" aria-label={plate.actionName}>
        {plate.action}
      </Button>
    </form>
  );
}

export { PlateField };
