import type { ReactNode } from 'react';
import { FadeInSection } from '@/components/fade-in-section';
import { SectionTitle } from '@/components/section-title';
import { savingsCalculator } from '@/content/savings-calculator';
import { cn } from '@/lib/cn';

/** The section of the savings calculator; its children are the form, whose code is loaded later. */
function SavingsCalculator({ children }: { children: ReactNode }) {
  return (
    <FadeInSection
      id="savings-calculator"
      aria-labelledby="savings-calculator-title"
      className="pt-section px-gutter"
    >
      <div id="service-calculator" className="@container/calculator">
        <SectionTitle
          id="savings-calculator-title"
          className={cn(
            'text-[min(var(--text-h2),max(8.5vw,1.7rem))]',
            // On one line, and lower on a low screen, so that it shows the whole calculator.
            'lg:text-[min(var(--text-h2),5.9cqi,max(2.25rem,21vh-113px))]',
            'short:text-[min(1.75rem,8.5vw)]',
          )}
        >
          {savingsCalculator.title}
        </SectionTitle>
        <noscript>
          <p className="mt-6 font-medium">{savingsCalculator.noScript}</p>
        </noscript>
        {children}
      </div>
      <p className="text-muted-foreground mt-4 text-xs sm:text-sm">{savingsCalculator.footnote}</p>
    </FadeInSection>
  );
}

export { SavingsCalculator };
