import type { content as english } from '../../src/content/en/index.ts';

/** The content of a language such as `fr`, with `{product}` for the name. */
export async function contentOf(code: string): Promise<typeof english> {
  const { content } = await import(`../../src/content/${code}/index.ts`);
  return content;
}
