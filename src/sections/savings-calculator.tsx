import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { savingsCalculator } from '@/content/savings-calculator';
import './savings-calculator.css';

/**
 * The savings calculator's section (Specification, section 2, point 9).
 * @param children The instrument, which comes with code of its own.
 */
export function SavingsCalculator({ children }: { children: ReactNode }) {
  return (
    <FadeInSection
      id="savings-calculator"
      aria-labelledby="savings-calculator-title"
      className="px-gutter pt-section"
    >
      <div id="service-calculator" className="instrument-room">
        <h2 id="savings-calculator-title" className="instrument-title">
          {savingsCalculator.title}
        </h2>
        {children}
      </div>
      <p className="mt-4 text-muted-foreground text-sm">{savingsCalculator.footnote}</p>
    </FadeInSection>
  );
}
