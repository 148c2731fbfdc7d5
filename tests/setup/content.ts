import type * as english from '../../src/content/en/index';
import type * as site from '../../src/content/en/site';

type Content = typeof english & Pick<typeof site, 'documentContent'>;

/**
 * Returns the texts in a language, with `{product}` instead of the product name.
 * @param code The language's code, such as `fr`.
 */
export async function contentOf(code: string): Promise<Content> {
  const content: typeof english = await import(`../../src/content/${code}/index.ts`);
  const { documentContent } = await import(`../../src/content/${code}/site.ts`);
  return { ...content, documentContent };
}
