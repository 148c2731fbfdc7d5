import { createContext, use } from 'react';
import type { Content } from './load-content';

const ContentContext = createContext<Content | null>(null);

export const ContentProvider = ContentContext.Provider;

/**
 * Returns the texts and formats of the page's language.
 * @throws Error outside a `ContentProvider`.
 */
export function useContent(): Content {
  const content = use(ContentContext);
  if (content === null) throw new Error('There is no ContentProvider');
  return content;
}
