import type { SavingsResult } from '@/calculator/types';
import { useContent } from '@/hooks/use-content';
import { cn } from '@/lib/cn';
import { interpolate } from '@/lib/interpolate';
import { FigureName, type FigureNameProps } from './figure-name';
import { RollingFigure } from './rolling-figure';

interface Sum extends FigureNameProps {
  value: string;
}

/** How the savings come about, line by line, and below a rule the sum and the percentage. */
function Bill({ result, sum }: { result: SavingsResult; sum: Sum }) {
  const { calculatorForm, formats } = useContent();
  const { perVisit, visits, working, saved } = calculatorForm.savings;
  const visit = interpolate(working.visit, {
    dealershipPrice: formats.dollars(result.dealershipPrice),
    productPrice: formats.dollars(result.productPrice),
    saved: formats.dollars(result.savingsPerVisit),
  });
  return (
    <dl className="grid gap-y-2 landscape-phone:gap-y-0">
      <WorkingLine name={perVisit} value={visit} />
      <WorkingLine name={visits} value={interpolate(working.year, { visits: result.visits })} />
      <SumLine className="border-t pt-2 landscape-phone:pt-1" {...sum} />
      <SumLine name={saved} value={formats.percent(result.percentageSaved)} />
    </dl>
  );
}

/** Its name is only for assistive technology. */
function WorkingLine({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="sr-only">{name}</dt>
      <dd className="text-right label text-lg">{value}</dd>
    </div>
  );
}

function SumLine({ value, className, ...name }: Sum & { className?: string }) {
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

export { Bill, type Sum };
