import * as library from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Content, loadContent } from '@/content/load-content';
import { ContentProvider } from '@/content/use-content';
import { LANGUAGES, languageOf } from '@/lib/languages';

export const english = await loadContent(LANGUAGES[0]);
export const french = await loadContent(languageOf('/fr/'));

/** Returns a wrapper that provides the texts in a language. */
const inContent =
  (content: Content) =>
  ({ children }: { children: ReactNode }) => <ContentProvider value={content}>{children}</ContentProvider>;

/** Wraps a part in a provider of the English texts. Use this function with React's own rendering functions. */
export const inEnglish = (part: ReactNode) => <ContentProvider value={english}>{part}</ContentProvider>;

/** Renders a part of the page, by default in English. */
export function render(part: ReactNode, content = english) {
  return library.render(part, { wrapper: inContent(content) });
}

/** Renders a hook, by default in English. */
export function renderHook<Result>(hook: () => Result, content = english) {
  return library.renderHook(hook, { wrapper: inContent(content) });
}
