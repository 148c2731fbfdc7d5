import { useEffect } from 'react';
import { observeScrollDepth } from '@/analytics/scroll-depth';
import { observeSectionView } from '@/analytics/section-view';
import { startAnalytics, track, trackOnce } from '@/analytics/track';
import { whenIdle } from '@/lib/when-idle';

function recordScrollDepth(percentage: number): void {
  track({ type: 'scroll', target: 'page', data: { scroll_percentage: percentage } });
}

function recordBenefitsView(): void {
  trackOnce('benefits', { type: 'section_view', target: 'benefits_section', data: { section: 'benefits' } });
}

/**
 * Records what a visit to the landing page sees: the page once, the benefits once, how deep it scrolls
 * (Specification, section 7, point 4). Nothing is sent before the page is idle.
 */
export function useVisitAnalytics(): void {
  useEffect(() => {
    trackOnce('page', { type: 'page_view', target: 'homepage' });
    const benefits = document.getElementById('benefits');
    const stops = [
      observeScrollDepth(recordScrollDepth),
      benefits === null ? () => undefined : observeSectionView(benefits, recordBenefitsView),
      whenIdle(startAnalytics),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
