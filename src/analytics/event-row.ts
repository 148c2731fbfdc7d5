import type { AnalyticsRow } from '@/data/analytics-rows';

/** Something a visitor did (Specification, section 7, point 4). */
export interface AnalyticsEvent {
  type: 'page_view' | 'scroll' | 'button_click' | 'section_view' | 'form_submit';
  target?: string;
  data?: Readonly<Record<string, string | number>>;
  /** Id of a registration that has just succeeded. */
  userId?: string;
}

/** The largest viewport the database takes, in CSS pixels. Texts are fitted where rows are stored, in `src/data`. */
const VIEWPORT_MAX = 32_767;

function viewportSize(pixels: number): number {
  return Math.min(Math.max(Math.round(pixels), 0), VIEWPORT_MAX);
}

/** The row of an event, with the page and the browser as they are at this moment (Specification, section 3). */
export function eventRow(event: AnalyticsEvent, sessionId: string): AnalyticsRow {
  return {
    session_id: sessionId,
    user_id: event.userId ?? null,
    page_url: window.location.href,
    user_agent: navigator.userAgent,
    referrer: document.referrer || null,
    viewport_width: viewportSize(window.innerWidth),
    viewport_height: viewportSize(window.innerHeight),
    interaction_type: event.type,
    interaction_target: event.target ?? null,
    interaction_data: event.data ?? null,
  };
}
