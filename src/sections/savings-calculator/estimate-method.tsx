import { useContent } from '@/content/use-content';
import { interpolate } from '@/lib/interpolate';

/** How the estimate comes about, in words. */
function EstimateMethod({ percentageSaved }: { percentageSaved: number }) {
  const { calculatorForm, formats } = useContent();
  const { title, points } = calculatorForm.savings.method;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2.5 font-medium underline underline-offset-4 focus-visible:outline-current">
        {title}
      </summary>
      <ul className="grid list-disc gap-1 pb-2 pl-4">
        {points.map((point) => (
          <li key={point}>{interpolate(point, { percentage: formats.percent(percentageSaved) })}</li>
        ))}
      </ul>
    </details>
  );
}

export { EstimateMethod };
