import { type ReactNode, Suspense } from 'react';
import { SectionTitle, useFadeIn } from '@/components/section';
import { useContent } from '@/content/use-content';
import { textWidthInEm } from '@/lib/text-width';

/** The section of the savings calculator. The children are the form, whose code loads later. */
function SavingsCalculator({ children }: { children: ReactNode }) {
  const { savingsCalculator } = useContent();
  const { seen: _, ...fade } = useFadeIn<HTMLHeadingElement>();
  return (
    <section
      tabIndex={-1}
      id="savings-calculator"
      aria-labelledby="savings-calculator-title"
      className="px-gutter pt-section scroll-mt-heading lg:short-window:scroll-mt-[calc(-8px-var(--section))]"
    >
      {/* A second ID for links from outside, in addition to the ID of the section. */}
      <div id="service-calculator">
        <SectionTitle
          {...fade}
          id="savings-calculator-title"
          // From `sm` on, the title is on one line. On phones, its lines are up to 6 em wide.
          className="calculator-title max-sm:fit-text-2xl/6 sm:max-lg:fit-text-title/(--em) phone-landscape:text-2xl"
          style={{ '--em': textWidthInEm(savingsCalculator.title) }}
        >
          {savingsCalculator.title}
        </SectionTitle>
        <noscript>
          <p className="mt-6 font-medium">{savingsCalculator.noScript}</p>
        </noscript>
        <Suspense fallback={null}>{children}</Suspense>
      </div>
      <p className="text-muted-foreground mt-4 text-sm">{savingsCalculator.footnote}</p>
    </section>
  );
}

export { SavingsCalculator };
