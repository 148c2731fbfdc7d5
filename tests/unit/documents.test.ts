import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

/* Tests that the documents have neither dead links, nor missing commands, nor traces of a merge. */

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file).replaceAll('\\', '/')),
);

const textOf = (file: string) => readFileSync(file, 'utf8');

/** Returns the fragments that GitHub gives to the headings of a document. */
const anchorsOf = (document: string) =>
  [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

it.each(documents)('%s has neither dead links nor missing commands', (document) => {
  const text = textOf(document);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
    ([, link, source]) => link ?? source ?? '',
  );
  const dead = links.filter((link) => {
    if (/^(?:[a-z]+:|\/)/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(dead, 'Dead links').toEqual([]);
  const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, command = '']) => command);
  // The changelog may also name removed commands.
  const gone = document === 'CHANGELOG.md' ? [] : commands.filter((name) => !(name in packageJson.scripts));
  expect(gone, 'Commands that are missing in package.json').toEqual([]);
  expect(text, 'Conflict markers of a merge').not.toMatch(/^(?:<{7}|>{7}) /m);
});
