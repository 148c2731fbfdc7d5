import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../scripts/build/document';
import { parseSettings } from '../../../scripts/shared/settings';
import { documentTexts } from '../../../src/content/document-texts';
import { LANGUAGES } from '../../../src/lib/languages';

// The documents in a whole build are tested in tests/build.

const settings = parseSettings({}, { supabaseUrl: '', supabaseAnonKey: '' });
const texts = await documentTexts(LANGUAGES[0]);
const landing = { settings, texts, entry: '/main.js', shareImage: '/share.png', route: '/' };

describe('a document', () => {
  it('omits tags that need a URL if the site has none', () => {
    const html = renderDocument(landing);
    expect(html).toContain('<meta name="twitter:card" content="summary"/>');
    expect(html).toContain('<meta property="og:title"');
    expect(html).not.toMatch(/rel="canonical"|rel="alternate"|og:image|og:url|ld\+json/);
  });

  it('escapes its texts', () => {
    const written = `</title></script>"'&<`;
    const html = renderDocument({
      ...landing,
      settings: { ...settings, siteUrl: 'https://pitlane.example' },
      texts: { ...texts, title: written, description: written },
    });
    const count = (end: string) => html.split(end).length - 1;
    // The document has one title and three scripts: the inline script, the entry and the structured data.
    expect([count('</title>'), count('</script>')]).toEqual([1, 3]);
    expect(html).toContain('<title>&lt;/title&gt;&lt;/script&gt;&quot;&#x27;&amp;&lt;</title>');
  });
});
