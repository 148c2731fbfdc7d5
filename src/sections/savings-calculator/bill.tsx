import type { SavingsResult } from '@/calculator/types';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { FigureName, type FigureNameProps } from './figure-name';
import { RollingFigure } from './rolling-figure';

/** How the annual savings come about from those per visit, and the percentage. */
function Bill({ result }: { result: SavingsResult }) {
  const { calculatorForm, formats } = useContent();
  const { visits, times, annual, ifAll, percentage } = calculatorForm.savings;
  const count = { visits: result.visits };
  return (
    <dl className="grid gap-y-1">
      <Line name={visits} value={interpolate(times, count)} />
      <Line
        className="border-t pt-1"
        name={annual}
        note={interpolate(ifAll, count)}
        value={formats.dollars(result.annualSavings)}
      />
      <Line name={percentage} value={formats.percent(result.percentageSaved)} />
    </dl>
  );
}

interface LineProps extends FigureNameProps {
  value: string;
  className?: string;
}

function Line({ value, className, ...name }: LineProps) {
  return (
    <div className={cn('flex flex-wrap items-baseline justify-between gap-x-3', className)}>
      <dt className="flex-1 basis-20 text-sm/tight">
        <FigureName {...name} />
      </dt>
      <dd className="ml-auto figure text-lg">
        <RollingFigure text={value} />
      </dd>
    </div>
  );
}

export { Bill };
