import type { Plugin } from 'vite';
import { documentWords } from '../../src/content/document.ts';
import { failures } from '../../src/content/failures.ts';
import type { Settings } from '../../src/lib/env.ts';
import { escapeHtml } from './html.ts';

/** Fills the words of index.html in, as `src/content` has them. */
export function documentHead({ productName }: Settings): Plugin {
  const named = (text: string) => escapeHtml(text.replaceAll('{product}', productName));
  return {
    name: 'pitlane:document-head',
    transformIndexHtml: (html) =>
      html
        .replace('%TITLE%', () => named(documentWords.title))
        .replace('%DESCRIPTION%', () => named(documentWords.description))
        .replace('%START_FAILED%', () => named(failures.page)),
  };
}
