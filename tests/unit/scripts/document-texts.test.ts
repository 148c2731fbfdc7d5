// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { DocumentTexts } from '@/document-texts';
import { fillInTexts } from '../../../scripts/site-build/documents.ts';
import { landingTags } from '../../../scripts/site-build/head-tags.tsx';
import { drawShareImage } from '../../../scripts/site-build/share-image.ts';
import { siteFiles } from '../../../scripts/site-build/site-files.ts';
import { parseSettings } from '../../../src/lib/settings-schema.ts';

/** Closes every place that a text is written to, unless it is escaped there, and names the product. */
const HOSTILE = `Fish & "Chips" 'n' <b>$& &amp; </title></script><!-- {product}`;

/** The same with another text in place of each. */
function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTexts(item, text)]));
}

const settings = parseSettings({
  VITE_SUPABASE_URL: 'https://project.supabase.test',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_test',
  VITE_SITE_URL: 'https://www.site.example',
  VITE_PRODUCT_NAME: '<Save$$> & "Go"',
});

/** The texts of a content whose every text is this one. */
async function textsOf(text: string): Promise<DocumentTexts> {
  vi.resetModules();
  const modules = ['example-job', 'hero', 'hero-quotes', 'messages', 'site'];
  for (const module of modules) {
    vi.doMock(`@/content/${module}`, async (load) => replaceTexts(await load(), text));
  }
  vi.stubEnv('VITE_PRODUCT_NAME', settings.productName);
  const { documentTexts } = await import('@/document-texts');
  for (const module of modules) vi.doUnmock(`@/content/${module}`);
  return documentTexts;
}

it('a text with characters of HTML, JSON or XML arrives unchanged, with the name, wherever the build writes it', async () => {
  const texts = await textsOf(HOSTILE);
  const shell =
    '<title>{title}</title><meta name="description" content="{description}"><p id="start-failed">{startFailed}</p>';
  const head = fillInTexts(shell, texts) + landingTags(settings, texts, '/share.png');
  const page = new DOMParser().parseFromString(head, 'text/html');
  const content = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  const linked = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  const manifest = JSON.parse(siteFiles(settings, texts)['site.webmanifest'] ?? '');
  const names = ['description', 'og:title', 'og:description', 'og:image:alt'];
  expect([
    page.title,
    ...names.map(content),
    page.getElementById('start-failed')?.textContent,
    linked.description,
    manifest.description,
  ]).toEqual(Array(8).fill(HOSTILE.replace('{product}', () => settings.productName)));
  expect([content('og:site_name'), linked.name, manifest.name]).toEqual(Array(3).fill(settings.productName));
  const image = drawShareImage(settings.productName, texts.shareImage);
  const drawn = new DOMParser().parseFromString(image, 'image/svg+xml').documentElement.textContent;
  const { headline, accented, saving, note } = texts.shareImage;
  for (const text of [settings.productName, ...headline, accented, saving, note])
    expect(drawn).toContain(text);
});
