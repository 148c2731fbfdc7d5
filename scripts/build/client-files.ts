import type { Rolldown } from 'vite';
import type { Language } from '../../src/lib/languages.ts';
import { criticalCss } from './critical-css.ts';

export const ENTRY = 'src/main.tsx';

type Asset = Pick<Rolldown.OutputAsset, 'type' | 'names' | 'fileName' | 'source'>;
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'facadeModuleId' | 'fileName' | 'imports'>;

/**
 * What the documents name of a built client, by addresses on the site.
 * @throws Error naming what the build does not have.
 */
export function clientFiles(output: readonly (Asset | Chunk)[]) {
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
  /** Returns what a chunk imports, and what that imports, the last first, as Vite preloads them. Imports may form a cycle. */
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
    // Both are used in the first view, without the rare letters.
    fonts: ['display.woff2', 'text.woff2'].map((name) => `/${assetOf(name).fileName}`),
    /** The entry, and what it imports: the content as well, once it knows the language. */
    modulesOf({ code }: Pick<Language, 'code'>) {
      const [entry, content] = [chunkOf(ENTRY), chunkOf(`src/content/${code}/index.ts`)];
      const address = `/${entry.fileName}`;
      const imports = new Set([...importsOf(entry), ...importsOf(content), `/${content.fileName}`]);
      imports.delete(address);
      return { entry: address, imports: [...imports] };
    },
  };
}

/**
 * The CSS of the first view, which ends where src/hydration/deferred-stylesheet.tsx links the whole stylesheet.
 * @param note HTML of what can be shown over it.
 * @throws Error where the HTML links none.
 */
export async function splitAtFirstView(
  html: string,
  note: string,
  { css, stylesheet }: { css: string; stylesheet: string },
) {
  const [firstView = '', rest] = html.split(/<link[^>]*"\/deferred\.css"/);
  if (rest === undefined) throw new Error('The landing page links no deferred stylesheet');
  return { html: html.replace('/deferred.css', stylesheet), css: await criticalCss(css, firstView + note) };
}
