import type { Saving } from '@/calculator/compare-last-price';
import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';
import { RULER } from './price-scale';

/** Of the band's text, where a unit is narrowest. */
const UNITS_PER_LETTER = 1.6;

interface SavingProps {
  saving: Saving;
  /** Where the compared price is, in units of the scale. */
  at: number;
}

/**
 * From our price to the one that it is compared with: an arrow beside a vertical ruler, a band under a horizontal one.
 * Without a saving it has no length; to a price beyond the ruler it fades at its end.
 */
function SavingBand({ saving, at }: SavingProps) {
  return (
    <div
      className="saving-band max-lg:text-saved-text lg:bg-saved pointer-events-none lg:forced-color-adjust-none"
      aria-hidden="true"
      style={{ '--at': saving.amount === 0 ? 0 : at }}
      data-beyond={(saving.amount > 0 && at > RULER.reach) || undefined}
    />
  );
}

/** What is saved: in the band at its end, or beside it where the text is longer; beside a vertical ruler below our price. */
function SavingText({ saving: { amount }, at }: SavingProps) {
  const { formats, heroPrices } = useContent();
  if (amount === 0) return null;
  const text = interpolate(heroPrices.saving, { amount: formats.dollars(amount) });
  return (
    <p
      className="saving-text max-lg:text-saved-text figure fit-2xl/(--em) max-lg:basis-full lg:flex lg:items-center lg:text-lg lg:whitespace-nowrap lg:forced-color-adjust-none"
      style={{ '--at': at > RULER.reach ? RULER.full : at, '--em': 0.54 * text.length }}
      data-beside={at < 6 + UNITS_PER_LETTER * text.length || undefined}
    >
      {text}
    </p>
  );
}

export { SavingBand, SavingText };
