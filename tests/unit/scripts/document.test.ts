import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../scripts/build/document';
import { parseSettings } from '../../../scripts/shared/settings';
import { documentTexts } from '../../../src/content/document-texts';
import { LANGUAGES } from '../../../src/lib/languages';

// The tests of tests/build have the documents of a whole build.

const settings = parseSettings({}, { supabaseUrl: '', supabaseAnonKey: '' });
const texts = await documentTexts(LANGUAGES[0]);
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
