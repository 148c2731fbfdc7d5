import type { DocumentTexts } from '../../src/document-texts.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import type { Settings } from '../shared/settings-schema.ts';
import { criticalCss } from './critical-css.ts';
import { escapeHtml, ICON_TAGS, landingTags, NOT_FOUND_TAGS } from './head-tags.tsx';

const OUTLET = '<div id="root"></div>';
const ENTRY = '<script type="module"';
const MODULE_PRELOAD = '<link rel="modulepreload"';
export const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
/** Rendered by src/interaction/deferred-stylesheet.tsx. */
const DEFERRED_STYLESHEET = /<link [^>]*data-deferred=""[^>]*>/;

interface DocumentParts {
  /** index.html as built by Vite. */
  shell: string;
  /** The whole stylesheet. */
  css: string;
  /** HTML inside `#root`. */
  html: string;
  settings: Settings;
  texts: DocumentTexts;
  /** Path of the share image from the root of the site. */
  shareImageFile: string;
}

/**
 * Puts a complete document together. The landing page has the CSS of its first view inside, and links the stylesheet
 * where that view ends; any other page links the stylesheet in its head.
 */
export async function assembleDocument(parts: DocumentParts): Promise<string> {
  const { shell, css, html, settings, texts, shareImageFile } = parts;
  const href = STYLESHEET.exec(shell)?.[1];
  const link = (attribute: string) => `<link rel="stylesheet" href="${href}"${attribute}>`;
  const [firstView = '', rest] = html.split(DEFERRED_STYLESHEET);
  const isLanding = rest !== undefined;
  const styles = isLanding ? `<style>${await criticalCss(css, firstView)}</style>` : link('');
  const tags = isLanding ? landingTags(settings, texts, `/${shareImageFile}`) : NOT_FOUND_TAGS;
  const head = [...fontPreloads(css), styles, ICON_TAGS, tags].join('\n    ');
  const content = isLanding ? firstView + link(' data-deferred=""') + rest : html;
  return (
    fillInTexts(shell, isLanding ? texts : { ...texts, title: texts.notFoundTitle })
      .replace(STYLESHEET, () => head)
      // Vite drops the attribute.
      .replace(ENTRY, `${ENTRY} fetchpriority="low"`)
      .replaceAll(MODULE_PRELOAD, `${MODULE_PRELOAD} fetchpriority="low"`)
      .replace(OUTLET, () => `<div id="root">${content}</div>`)
  );
}

/** Fills in what index.html leaves to the content, and its language. */
export function fillInTexts(html: string, texts: DocumentTexts): string {
  const { language, title, description, startFailed } = texts;
  return fillIn(html.replace(/(?<=<html lang=")[^"]+/, language.locale), {
    title: escapeHtml(title),
    description: escapeHtml(description),
    startFailed: escapeHtml(startFailed),
  });
}

/** Both fonts are used in the first view, without the letters that are seldom typed. */
function fontPreloads(css: string): string[] {
  const fonts = new Set(
    [...css.matchAll(/url\(([^)]+\/[a-z]+-[\w-]{8}\.woff2)\)/g)].map(([, address = '']) => address),
  );
  return [...fonts].map(
    (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  );
}
