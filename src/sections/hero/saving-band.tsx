import { useContent } from '@/hooks/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { withAmount } from './comparison';

interface SavingBandProps {
  /** In dollars. */
  saving: number;
  /** Where it ends, and where the last tick before that is, in units. */
  at: number;
  atLastButOne: number;
  /** Whole per cent, for the example alone: the only share of a saving in the first view is the one that the page claims. */
  percentage?: number | undefined;
}

/** From the first price to the dealership's: a bar below a horizontal ruler, an arrow beside a vertical one. */
function SavingBand({ saving, at, atLastButOne, percentage }: SavingBandProps) {
  const { formats, heroQuotes } = useContent();
  const isEstimate = percentage === undefined;
  return (
    <p
      className={cn(
        'saving-band max-lg:text-saved-text font-medium max-lg:absolute max-lg:inset-0',
        'lg:bg-saved lg:text-saved-foreground lg:relative lg:flex lg:items-center lg:forced-color-adjust-none',
      )}
      style={{ '--at': at, '--at-last-but-one': atLastButOne }}
    >
      <span
        className={cn('grid w-max max-w-(--room) gap-1.5 fit-sm/9 lg:flex lg:items-baseline lg:gap-2.5')}
        style={{ '--em': heroQuotes.savedEm }}
      >
        <b
          className={cn(
            'figure whitespace-nowrap lg:text-lg',
            isEstimate ? 'fit-3xl/(--em)' : 'fit-5xl/(--em) max-lg:print:text-3xl',
          )}
        >
          {withAmount(heroQuotes.saved, saving, formats)}
        </b>{' '}
        {!isEstimate && (
          <span>{interpolate(heroQuotes.share, { percentage: formats.percent(percentage) })}</span>
        )}
      </span>
    </p>
  );
}

export { SavingBand };
