import { describe, expect, it } from 'vitest';
import { assembleDocuments } from '../../../../scripts/site-build/documents';
import { parseSettings } from '../../../../src/lib/env';

const SHELL = `<!doctype html>
<html>
  <head>
    <title>Save$$ &amp; &quot;Go&quot; - Reimagining Car Maintenance</title>
    <script type="module" crossorigin src="/assets/main-12345678.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/main-12345678.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

const DEFERRED = '<link rel="stylesheet" href="/deferred.css" data-deferred="">';
const STYLESHEET = '<link rel="stylesheet" href="/assets/main-12345678.css"';
const CRITICAL = '.hero::after{content:"$&"}@font-face{src:url(/assets/a.woff2)}';

const settings = parseSettings({
  VITE_SUPABASE_URL: 'https://project.supabase.test',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_test',
  VITE_PRODUCT_NAME: 'Save$$ & "Go"',
  VITE_SITE_URL: 'https://go.example',
});

async function assemble(html: string, shell = SHELL): Promise<string> {
  const documents = await assembleDocuments({
    shell,
    pages: [{ file: 'index.html', html }],
    criticalCss: CRITICAL,
    settings,
    shareImageFile: 'assets/share.png',
  });
  return documents[0]?.html ?? '';
}

describe('the documents', () => {
  it('of the landing page have the critical CSS, the boot and the stylesheet after the first view', async () => {
    const html = await assemble(`<main>$$ $& ${DEFERRED}<p>below</p></main>`);
    expect(html).toContain(`<style>${CRITICAL}</style>`);
    expect(html).toContain(`<main>$$ $& ${STYLESHEET} data-deferred=""><p>below</p></main>`);
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="preload" href="/assets/a.woff2" as="font"');
    expect(html).toContain('<script data-entry="/assets/main-12345678.js">');
    expect(html).not.toContain('type="module"');
  });

  it('of another page link the stylesheet in the head', async () => {
    const html = await assemble('<main>Page Not Found</main>');
    expect(html).toContain(`${STYLESHEET}>`);
    expect(html).not.toContain('<style>');
  });

  it.each([
    ['stylesheet', /<link[^>]*>/],
    ['entry', /<script.*<\/script>/],
    ['root', /<div id="root"><\/div>/],
  ])('are not made from a shell without its %s', async (_, missing) => {
    await expect(assemble(DEFERRED, SHELL.replace(missing, ''))).rejects.toThrow('lacks its stylesheet');
  });
});
