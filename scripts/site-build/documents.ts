import { readFile } from 'node:fs/promises';
import { minifySync, transformWithOxc } from 'vite';
import { notFound } from '../../src/content/site.ts';
import type { Settings } from '../../src/lib/env.ts';
import { fillIn } from '../../src/lib/format.ts';
import { escapeHtml, ICON_TAGS, landingTags, NOT_FOUND_TAGS } from './share-tags.ts';

const OUTLET = '<div id="root"></div>';
const TITLE = /<title>.*?<\/title>/s;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
/** Rendered by src/components/deferred-stylesheet.tsx. */
const DEFERRED_STYLESHEET = /<link [^>]*data-deferred=""[^>]*>/;
const BOOT = new URL('../../src/boot.ts', import.meta.url);

interface Page {
  /** File name. */
  file: string;
  /** HTML inside `#root`. */
  html: string;
}

interface DocumentParts {
  /** index.html as built by Vite. */
  shell: string;
  pages: readonly Page[];
  /** Styles of the landing page's first view. */
  criticalCss: string;
  settings: Settings;
  /** Path of the share image from the root of the site. */
  shareImageFile: string;
}

/**
 * Puts the complete documents together. The landing page has the CSS of its first view inside, and links the stylesheet
 * where that view ends; any other page links the stylesheet in its head. The boot replaces the script tag of the entry.
 * @throws Error when the shell lacks a part.
 */
export async function assembleDocuments(parts: DocumentParts): Promise<Page[]> {
  const { shell, pages, criticalCss, settings, shareImageFile } = parts;
  const stylesheet = STYLESHEET.exec(shell)?.[1];
  const entry = ENTRY.exec(shell)?.[1];
  if (stylesheet === undefined || entry === undefined || !shell.includes(OUTLET)) {
    throw new Error('The built index.html lacks its stylesheet, its entry or its #root');
  }
  const boot = `<script data-entry="${entry}">${await bootScript()}</script>`;
  const link = (attribute: string) => `<link rel="stylesheet" href="${stylesheet}"${attribute}>`;
  const notFoundTitle = escapeHtml(fillIn(notFound.documentTitle, { product: settings.productName }));

  return pages.map(({ file, html }) => {
    const isLanding = DEFERRED_STYLESHEET.test(html);
    const styles = isLanding ? `<style>${criticalCss}</style>` : link('');
    const tags = isLanding ? landingTags(settings, `/${shareImageFile}`) : NOT_FOUND_TAGS;
    const head = [styles, ...fontPreloads(criticalCss), boot];
    const document = (isLanding ? shell : shell.replace(TITLE, () => `<title>${notFoundTitle}</title>`))
      .replace(ENTRY, '')
      .replace(STYLESHEET, () => `\n    ${head.join('\n    ')}`)
      .replace('</head>', () => `  ${[...ICON_TAGS, ...tags].join('\n    ')}\n  </head>`);
    const content = html.replace(DEFERRED_STYLESHEET, link(' data-deferred=""'));
    return { file, html: document.replace(OUTLET, () => `<div id="root">${content}</div>`) };
  });
}

/** Both fonts are used in the first view. */
function fontPreloads(css: string): string[] {
  const fonts = new Set([...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = '']) => address));
  return [...fonts].map(
    (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  );
}

/** The text is the same in every build; the entry's address is an attribute of the element. */
async function bootScript(): Promise<string> {
  const source = await readFile(BOOT, 'utf8');
  const { code } = await transformWithOxc(source, 'boot.ts', { target: 'es2022' });
  return minifySync('boot.js', code, { module: false }).code.trim();
}
