import { useContent } from '@/content/use-content';

/** Possible intervals between labels, in dollars. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
const MAX_LABELS = 5;

/**
 * The axis beside the bars, from $0 to the highest price: at most five labels at round amounts, and the distance of the
 * ticks, all in dollars.
 */
function axisFor(highest: number) {
  const step = STEPS.find((candidate) => highest / candidate < MAX_LABELS) ?? highest;
  const count = Math.floor(highest / step) + 1;
  return { labels: Array.from({ length: count }, (_, index) => index * step), tick: step / 5 };
}

/** Amounts from $0 to the highest price, with ticks. */
function PriceAxis({ highest }: { highest: number }) {
  const { formats } = useContent();
  const { labels, tick } = axisFor(highest);
  return (
    <div
      className="price-axis border-panel-muted relative min-h-48 w-11.5 border-r max-xs:hidden"
      aria-hidden="true"
      style={{ '--tick': tick / highest }}
    >
      {labels.map((amount) => (
        <span key={amount} className="price-level absolute inset-0" style={{ '--share': amount / highest }}>
          <small className="text-panel-muted absolute top-0 -translate-y-1/2 text-xs/none tabular-nums">
            {formats.dollars(amount)}
          </small>
          <i className="border-panel-foreground absolute top-0 right-0 w-2.5 border-t" />
        </span>
      ))}
    </div>
  );
}

export { axisFor, PriceAxis };
