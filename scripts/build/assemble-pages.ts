import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { splitCss } from './first-view-css.ts';
import { tidyCss } from './tidy-css.ts';

const OUTLET = '<div id="root"></div>';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
/** src/components/later-styles.tsx */
const LATER_STYLES = /<link [^>]*data-later=""[^>]*>/;
const BOOT = new URL('../../src/boot.js', import.meta.url);

export interface Page {
  /** Name of the file it is written to. */
  file: string;
  /** What stands inside `#root`. */
  html: string;
}

export interface AssembledSite {
  files: { file: string; content: string }[];
  /** The stylesheet that the files replace. */
  unused: string;
}

/**
 * Makes complete documents of prerendered pages: the CSS of the first view inside, the rest of it as a file linked where
 * the first view ends, and the boot in place of the entry's script.
 * @param shell What Vite makes of index.html.
 * @param readOutput Reads a file of the output folder.
 * @throws Error when the shell is not what it is expected to be.
 */
export async function assemblePages(
  shell: string,
  pages: readonly Page[],
  readOutput: (file: string) => Promise<string>,
): Promise<AssembledSite> {
  const stylesheet = STYLESHEET.exec(shell)?.[1];
  const entry = ENTRY.exec(shell)?.[1];
  if (stylesheet === undefined || entry === undefined || !shell.includes(OUTLET)) {
    throw new Error('The built index.html lacks its stylesheet, its entry or its #root');
  }
  const css = tidyCss(await readOutput(stylesheet.slice(1)));
  const views = pages.map(({ html }) => {
    const end = html.search(LATER_STYLES);
    const [first, later] = end === -1 ? [html, ''] : [html.slice(0, end), html.slice(end)];
    return { first: shell + first, later };
  });
  const { inlined, rest } = splitCss(css, views);
  const restFile = `assets/later-${hashOf(rest)}.css`;
  const later = `<link rel="stylesheet" href="/${restFile}" data-later="">`;
  const head = [...preloads(css), bootTag(entry)].join('\n    ');

  const documents = pages.map(({ file, html }, index) => ({
    file,
    content: shell
      .replace(ENTRY, '')
      .replace(STYLESHEET, () => `\n    <style>${inlined[index]}</style>\n    ${head}`)
      .replace(OUTLET, () => `<div id="root">${html.replace(LATER_STYLES, later)}</div>`),
  }));
  return { files: [...documents, { file: restFile, content: rest }], unused: stylesheet.slice(1) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** Both faces shape the first view. */
function preloads(css: string): string[] {
  const fonts = new Set([...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = '']) => address));
  return [...fonts].map(
    (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  );
}

/** The boot's text is the same in every build; the entry's address stands beside it. */
function bootTag(entry: string): string {
  const { code } = minifySync('boot.js', readFileSync(BOOT, 'utf8'), { module: false });
  return `<script data-entry="${entry}">${code.trim()}</script>`;
}
