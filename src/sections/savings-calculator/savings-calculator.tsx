import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { savingsCalculator } from '@/content/savings-calculator';

/** The section of the savings calculator; its children are the form, whose code is loaded later. */
function SavingsCalculator({ children }: { children: ReactNode }) {
  return (
    <FadeInSection
      id="savings-calculator"
      aria-labelledby="savings-calculator-title"
      className="px-(--gutter-wide) pt-section"
    >
      <div id="service-calculator" className="@container/calculator">
        <h2 id="savings-calculator-title" className="calculator-title print:hidden">
          {savingsCalculator.title}
        </h2>
        <noscript>
          <p className="mt-6 font-medium">{savingsCalculator.noScript}</p>
        </noscript>
        {children}
      </div>
      <p className="mt-4 text-muted-foreground text-xs sm:text-sm">{savingsCalculator.footnote}</p>
    </FadeInSection>
  );
}

export { SavingsCalculator };
