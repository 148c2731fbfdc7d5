import type { Saving } from '@/calculator/compare-last-price';
import { useContent } from '@/hooks/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { withAmount } from './comparison';

/** Of the band's text, where a unit is narrowest. */
const UNITS_PER_LETTER = 1.6;

interface SavingProps {
  saving: Saving;
  /** Where the compared price is, in units of the scale. */
  at: number;
}

/** From the first price to the one that it is compared with: an arrow beside a vertical ruler, a band under a horizontal one. */
function SavingBand({ at }: Pick<SavingProps, 'at'>) {
  return (
    <div
      className="saving-band max-lg:text-saved-text lg:bg-saved pointer-events-none lg:forced-color-adjust-none"
      aria-hidden="true"
      style={{ '--at': at }}
    />
  );
}

interface SavingTextProps extends SavingProps {
  /** Whole per cent, for the example alone: the only share of a saving in the first view is the one that the page claims. */
  percentage?: number | undefined;
}

/** What is saved: in the band at its end, or beside it where the text is longer; on a phone below the price of an estimate. */
function SavingText({ saving: { amount, comparedWith }, at, percentage }: SavingTextProps) {
  const { formats, heroQuotes } = useContent();
  const isEstimate = percentage === undefined;
  const text = withAmount(heroQuotes.saving[comparedWith], amount, formats);
  return (
    <p
      className={cn(
        'saving-text max-lg:text-saved-text grid gap-1.5 fit-sm/9 font-medium max-lg:max-w-(--room)',
        'lg:flex lg:items-center lg:gap-2.5 lg:whitespace-nowrap lg:forced-color-adjust-none',
        isEstimate && 'max-lg:basis-full',
      )}
      style={{ '--at': at, '--em': heroQuotes.savingEm[comparedWith] }}
      data-beside={at < 6 + UNITS_PER_LETTER * text.length || undefined}
    >
      <b
        className={cn(
          'figure lg:text-lg',
          isEstimate ? 'fit-2xl/(--em)' : 'fit-5xl/(--em) max-lg:print:text-3xl',
        )}
      >
        {text}
      </b>{' '}
      {percentage !== undefined && (
        <span>{interpolate(heroQuotes.share, { percentage: formats.percent(percentage) })}</span>
      )}
    </p>
  );
}

export { SavingBand, SavingText };
