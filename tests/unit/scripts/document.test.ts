import { describe, expect, it } from 'vitest';
import { clientFiles, splitAtFirstView } from '../../../scripts/build/client-files';
import { renderDocument } from '../../../scripts/build/document';
import { parseSettings } from '../../../scripts/shared/settings';
import { documentTexts } from '../../../src/content/document-texts';
import { LANGUAGES } from '../../../src/lib/languages';

// The tests of tests/build have the documents of a whole build.

const asset = (name: string) => ({
  type: 'asset' as const,
  names: [name],
  fileName: `assets/hash-${name}`,
  source: `the content of ${name}`,
});
const chunk = (name: string, module: string, ...imports: string[]) => ({
  type: 'chunk' as const,
  facadeModuleId: `/project/${module}`,
  fileName: `assets/${name}.js`,
  imports: imports.map((imported) => `assets/${imported}.js`),
});

const OUTPUT = [
  asset('style.css'),
  asset('display.woff2'),
  asset('text.woff2'),
  chunk('main', 'src/main.tsx', 'formats', 'vendor'),
  chunk('en', 'src/content/en/index.ts', 'formats', 'main'),
  chunk('formats', 'src/content/create-formats.ts', 'vendor'),
  chunk('vendor', ''),
];

const [english] = LANGUAGES;

describe('the documents name', () => {
  it('each module that hydrates a page once, and what it imports before it', () => {
    expect(clientFiles(OUTPUT).modulesOf(english)).toEqual({
      entry: '/assets/main.js',
      imports: ['/assets/vendor.js', '/assets/formats.js', '/assets/en.js'],
    });
  });

  it.each(OUTPUT.map(({ fileName }) => fileName))('%s, without which there is no build', (missing) => {
    const rest = OUTPUT.filter(({ fileName }) => fileName !== missing);
    expect(() => clientFiles(rest).modulesOf(english)).toThrow(/^The build has no /);
  });

  it('the content of each language, without which there is no build', () => {
    const [, second] = LANGUAGES;
    expect(() => clientFiles(OUTPUT).modulesOf(second ?? english)).toThrow(/src\/content\/\w+\/index\.ts/);
  });

  it('the stylesheet where the first view ends, which the landing page has to say', async () => {
    const client = { css: 'h1{color:red}h2{color:blue}b{color:green}', stylesheet: '/style.css' };
    const page = '<h1>Care</h1><link rel="stylesheet" href="/deferred.css"/><h2>Benefits</h2>';
    expect(await splitAtFirstView(page, '<b>Note</b>', client)).toEqual({
      html: page.replace('/deferred.css', '/style.css'),
      css: 'h1{color:red}b{color:green}',
    });
    await expect(splitAtFirstView('<h1>Care</h1>', '', client)).rejects.toThrow('no deferred stylesheet');
  });
});

const settings = parseSettings({}, { supabaseUrl: '', supabaseAnonKey: '' });
const texts = await documentTexts(english);
const landing = { settings, texts, entry: '/main.js', shareImage: '/share.png', route: '/' };

describe('a document', () => {
  it('of a site without an address has nothing that needs one', () => {
    const html = renderDocument(landing);
    expect(html).toContain('<meta name="twitter:card" content="summary"/>');
    expect(html).toContain('<meta property="og:title"');
    expect(html).not.toMatch(/rel="canonical"|rel="alternate"|og:image|og:url|ld\+json/);
  });

  it('shows its texts as they are written, and no text ends an element', () => {
    const written = `</title></script>"'&<`;
    const html = renderDocument({
      ...landing,
      settings: { ...settings, siteUrl: 'https://pitlane.example' },
      texts: { ...texts, title: written, description: written },
    });
    const count = (end: string) => html.split(end).length - 1;
    // Of the page's title, and of the early press, the entry and the structured data.
    expect([count('</title>'), count('</script>')]).toEqual([1, 3]);
    expect(html).toContain('<title>&lt;/title&gt;&lt;/script&gt;&quot;&#x27;&amp;&lt;</title>');
  });
});
