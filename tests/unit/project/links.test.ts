import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What people read about the project: at its top and in `docs`. */
const documents = ['.', 'docs']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder === 'docs', encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.md'));

/** The anchors that GitHub gives to a document's headings. */
function anchorsOf(file: string): Set<string> {
  const headings = readFileSync(file, 'utf8').matchAll(/^#{1,6} +(.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );
}

const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');

/** Links and pictures that lead into the project, with the document they stand in. */
const links = documents.flatMap((file) =>
  [...withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => ({ file, link }))
    .filter(({ link }) => !/^[a-z]+:/.test(link)),
);

describe('links in documents', () => {
  it('are there to be looked at', () => {
    expect(documents).toContain('README.md');
    expect(links.length).toBeGreaterThan(10);
  });

  it.each(links)('$file leads to $link', ({ file, link }) => {
    const [path = '', anchor = ''] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    expect(existsSync(target)).toBe(true);
    if (anchor !== '') expect(anchorsOf(target)).toContain(anchor);
  });
});

describe('commands', () => {
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

  it.each(documents)('that %s names exist', (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !scripts.includes(name ?? ''))).toEqual([]);
  });

  it('are all in the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    const missing = scripts.filter(
      (name) => !readme.includes(`npm run ${name}\``) && !readme.includes(`npm ${name}\``),
    );
    expect(missing).toEqual([]);
  });
});
