import type { Rolldown } from 'vite';
import type { Language } from '../../src/lib/languages.ts';
import { extractCriticalCss } from './critical-css.ts';

export const ENTRY = 'src/main.tsx';

type Asset = Pick<Rolldown.OutputAsset, 'type' | 'names' | 'fileName' | 'source'>;
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'facadeModuleId' | 'fileName' | 'imports'>;

/**
 * Returns the files in a built client that the pages load, as URLs on the site.
 * @throws Error if one of these files is missing; the message contains its name.
 */
export function findClientFiles(output: readonly (Asset | Chunk)[]) {
  const assets = output.filter((file) => file.type === 'asset');
  const chunks = output.filter((file) => file.type === 'chunk');
  function find<File>(files: readonly File[], name: string, isIt: (file: File) => boolean | undefined): File {
    const file = files.find(isIt);
    if (file === undefined) throw new Error(`The build has no ${name}`);
    return file;
  }
  const assetOf = (name: string) => find(assets, name, ({ names }) => names.includes(name));
  const chunkOf = (module: string) =>
    find(chunks, `chunk for ${module}`, ({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  /**
   * Returns a chunk's direct and indirect imports in the order in which Vite preloads them: each import follows its own
   * imports. The imports may form a cycle.
   */
  const importsOf = (chunk: Chunk, visited = new Set([chunk])): string[] =>
    chunk.imports.flatMap((name) => {
      const imported = find(chunks, name, (it) => it.fileName === name);
      if (visited.has(imported)) return [];
      visited.add(imported);
      return [...importsOf(imported, visited), `/${name}`];
    });
  const { fileName, source } = assetOf('style.css');
  return {
    css: source.toString(),
    stylesheet: `/${fileName}`,
    // The first view uses both fonts. These files contain all letters except rare ones.
    fonts: ['display.woff2', 'text.woff2'].map((name) => `/${assetOf(name).fileName}`),
    /** Returns the entry and its imports, including the content, which the entry imports after detecting the language. */
    modulesOf({ code }: Pick<Language, 'code'>) {
      const [entry, content] = [chunkOf(ENTRY), chunkOf(`src/content/${code}/index.ts`)];
      const url = `/${entry.fileName}`;
      const imports = new Set([...importsOf(entry), ...importsOf(content), `/${content.fileName}`]);
      imports.delete(url);
      return { entry: url, imports: [...imports] };
    },
  };
}

/**
 * Completes the link to the whole stylesheet in a page's HTML. Returns the completed HTML and the CSS for the page's first view. The
 * link marks the end of the first view, because src/hydration/deferred-stylesheet.tsx renders it there.
 * @param note The HTML of a note that may be shown over the first view.
 * @throws Error if the HTML has no such link.
 */
export async function splitAtFirstView(
  html: string,
  note: string,
  { css, stylesheet }: { css: string; stylesheet: string },
) {
  const [firstView = '', rest] = html.split(/<link[^>]*"\/deferred\.css"/);
  if (rest === undefined) throw new Error('The landing page has no link to the deferred stylesheet');
  return {
    html: html.replace('/deferred.css', stylesheet),
    css: await extractCriticalCss(css, firstView + note),
  };
}
