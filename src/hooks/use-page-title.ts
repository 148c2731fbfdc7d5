import { useEffect } from 'react';

/** Sets the document's title once the page has loaded (Specification, section 1). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
