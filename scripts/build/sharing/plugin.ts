import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { notFound } from '../../../src/content/not-found.ts';
import type { Settings } from '../../../src/lib/env.ts';
import { escapeHtml } from '../html.ts';
import { ICON_TAGS, landingTags, NOT_FOUND_TAGS } from './head-tags.ts';
import { ICONS, renderIcon } from './icons.ts';
import { renderShareImage } from './share-image.ts';
import { siteFiles } from './site-files.ts';

/**
 * Makes the built site fit to be shared and found: the tags of its pages, the picture of shared links, icons, manifest,
 * robots.txt and sitemap. All follow the product's name and the site's address.
 */
export function sharing(settings: Settings): Plugin {
  return {
    name: 'pitlane:sharing',
    apply: 'build',
    buildApp: {
      // After the pages are written; before the headers, which hash what stands in them.
      order: 'post',
      async handler(builder) {
        const { root, build, logger } = builder.config;
        const output = resolve(root, build.outDir);
        const image = await renderShareImage(settings.productName);
        // Networks keep a picture by its address for weeks: another picture has another one.
        const imageFile = `${build.assetsDir}/share-${hashOf(image)}.png`;
        await mkdir(join(output, build.assetsDir), { recursive: true });
        await writeFile(join(output, imageFile), image);
        await Promise.all(
          ICONS.map(async (icon) => writeFile(join(output, icon.file), await renderIcon(icon))),
        );
        await Promise.all(
          siteFiles(settings).map(({ file, content }) => writeFile(join(output, file), content)),
        );
        await editFile(join(output, 'index.html'), (html) =>
          addToHead(html, [...ICON_TAGS, ...landingTags(settings, `/${imageFile}`)]),
        );
        const lostTitle = notFound.documentTitle.replaceAll('{product}', settings.productName);
        await editFile(join(output, '404.html'), (html) =>
          addToHead(
            html.replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(lostTitle)}</title>`),
            [...ICON_TAGS, ...NOT_FOUND_TAGS],
          ),
        );
        if (settings.siteUrl === '') {
          logger.warn(
            'VITE_SITE_URL is empty: no canonical link, no picture for shared links, no structured data, no sitemap.xml.',
          );
        }
      },
    },
  };
}

async function editFile(file: string, edit: (content: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')));
}

/** At its end: what is painted comes first. */
function addToHead(html: string, tags: readonly string[]): string {
  if (!html.includes('</head>')) throw new Error('The page has no head');
  return html.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
