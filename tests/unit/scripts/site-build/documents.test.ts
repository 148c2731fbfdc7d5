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
const FONT = '@font-face{font-family:Radio;src:url(/assets/a.woff2)}';
const CSS = `${FONT}@layer base,components;@layer components{.hero:after{content:"$&"}.footer{color:red}}`;

const settings = parseSettings({
  VITE_SUPABASE_URL: 'https://project.supabase.test',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_test',
  VITE_PRODUCT_NAME: 'Save$$ & "Go"',
  VITE_SITE_URL: 'https://go.example',
});

async function assemble(html: string, shell = SHELL): Promise<string> {
  const files = { pages: [{ file: 'index.html', html }], shareImageFile: 'assets/share.png' };
  const [document] = await assembleDocuments({ shell, css: CSS, settings, ...files });
  return document?.html ?? '';
}

describe('the documents', () => {
  it('of the landing page have the fonts and the rules of the first view, and the stylesheet after it', async () => {
    const html = await assemble(
      `<main><p class="hero">$$ $&</p>${DEFERRED}<p class="footer">below</p></main>`,
    );
    expect(html).toContain(`<style>${FONT}`);
    expect(html).toContain('.hero:after{content:"$&"}');
    expect(html).not.toContain('.footer{');
    expect(html).toContain(`<p class="hero">$$ $&</p>${STYLESHEET} data-deferred=""><p class="footer">below`);
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="preload" href="/assets/a.woff2" as="font"');
    expect(html).toContain(
      '<script type="module" fetchpriority="low" crossorigin src="/assets/main-12345678.js">',
    );
  });

  it('of another page link the stylesheet in the head, and are not indexed', async () => {
    const html = await assemble('<main>Page Not Found</main>');
    expect(html).toContain(`${STYLESHEET}>`);
    expect(html).not.toContain('<style>');
    expect(html.match(/noindex/g)).toHaveLength(1);
  });

  const PARTS = [/<link[^>]*>/, /<script.*<\/script>/, /<div id="root"><\/div>/];
  it.each(PARTS)('are not made from a shell without %s', async (missing) => {
    await expect(assemble(DEFERRED, SHELL.replace(missing, ''))).rejects.toThrow('lacks its stylesheet');
  });
});
