import { brotliCompressSync } from 'node:zlib';
import { builtFiles, readBuilt } from './built-site.ts';

/** A part of the site, as it is sent. */
export interface Share {
  what: string;
  /** Bytes of each part: compressed with brotli, or as they are where a format is compressed already. */
  parts: Record<string, number>;
  /** Bytes. */
  budget: number;
}

export const total = ({ parts }: Share) => Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);

const brotli = (content: string | Buffer) => brotliCompressSync(content).length;
const sizes = (files: readonly string[], size: (file: string) => number) =>
  Object.fromEntries(files.map((file) => [file, size(file)]));
const compressed = (files: readonly string[]) => sizes(files, (file) => brotli(readBuilt(file)));

const html = readBuilt('index.html').toString();
export const inlinedCss = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');
const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? [];
const named = (pattern: RegExp) =>
  builtFiles()
    .filter((file) => pattern.test(file))
    .sort();

/** The chunk and everything it imports statically. */
function withStaticImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imported = [
    ...readBuilt(file)
      .toString()
      .matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
  ];
  return [file, ...imported.flatMap(([, name = '']) => withStaticImports(`assets/${name}`, seen))];
}

const entry = withStaticImports(/data-entry="\/([^"]+)"/.exec(html)?.[1] ?? '');
/** A chunk that is imported dynamically, by the name of its module. */
const later = (name: string) =>
  named(new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`)).flatMap((file) => withStaticImports(file));
const together = (...files: string[]) => compressed([...new Set(files)]);

/** Files that are preloaded, by their kind. */
export function preloaded(kind: 'font' | 'image'): string[] {
  return preloads
    .filter((link) => link.includes(`as="${kind}"`))
    .map((link) => /href="\/([^"]+)"/.exec(link)?.[1] ?? '');
}

/**
 * Size limits of the site. All CSS is what a visitor loads: the critical CSS is in it twice, and both are compressed
 * apart. A size that has been reached becomes the budget: budgets only go down. The share image and the icons are not
 * counted, since no page shows them.
 */
export const SHARES: Share[] = [
  { what: 'index.html with its inlined CSS', parts: { 'index.html': brotli(html) }, budget: 14_000 },
  { what: 'JavaScript to hydrate the page', parts: together(...entry), budget: 80_600 },
  {
    what: 'JavaScript after idle, without interaction',
    parts: together(...entry, ...later('client')),
    budget: 87_600,
  },
  {
    what: 'JavaScript after the first interaction: the dialogs too',
    parts: together(...entry, ...later('client'), ...later('dialogs')),
    budget: 112_700,
  },
  { what: 'all JavaScript', parts: compressed(named(/\.js$/)), budget: 137_400 },
  {
    what: 'all CSS',
    parts: { 'inlined in index.html': brotli(inlinedCss), ...compressed(named(/\.css$/)) },
    budget: 21_400,
  },
  {
    what: 'fonts on the first view',
    parts: sizes(preloaded('font'), (file) => readBuilt(file).length),
    budget: 43_600,
  },
];

/** Every share with its size, and the parts of those over their budget. */
export function budgetTable(): string {
  return SHARES.map((share) => {
    const over = total(share) > share.budget;
    const parts = Object.entries(share.parts).map(([name, bytes]) => `\n  ${name}: ${bytes}`);
    return `${share.what}: ${total(share)} of ${share.budget}${over ? ` bytes, over budget${parts.join('')}` : ''}`;
  }).join('\n');
}
