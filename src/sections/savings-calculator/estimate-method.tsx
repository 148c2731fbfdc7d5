import { useContent } from '@/content/use-content';

/** Explains the estimate. It is below all panels, so that opening it does not stretch a panel. */
function EstimateMethod() {
  const { title, points } = useContent().calculatorForm.savings.method;
  return (
    <details
      id="how-we-estimate"
      // The link in the hero may have opened this element before it is hydrated.
      suppressHydrationWarning
      className="lg:border-foreground col-span-full px-5 py-0.5 text-sm lg:border-t"
    >
      <summary className="cursor-pointer py-3 font-medium underline underline-offset-4">{title}</summary>
      <ul className="list-disc gap-x-12 pb-3 pl-4 lg:columns-2">
        {points.map((point) => (
          <li key={point} className="break-inside-avoid pb-1">
            {point}
          </li>
        ))}
      </ul>
    </details>
  );
}

export { EstimateMethod };
