import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

/* That the links of the documents lead somewhere, and that the commands they name are there. */

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file).replaceAll('\\', '/')),
);

const textOf = (file: string) => readFileSync(file, 'utf8');

/** The anchors that GitHub gives the headings of a document. */
const anchorsOf = (document: string) =>
  [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

it.each(documents)('%s has links to files and headings, and commands, that are there', (document) => {
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
  expect(dead, 'Links that lead nowhere').toEqual([]);
  const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, command = '']) => command);
  // The changelog tells of commands that are gone, too.
  const gone = document === 'CHANGELOG.md' ? [] : commands.filter((name) => !(name in packageJson.scripts));
  expect(gone, 'Commands that package.json does not have').toEqual([]);
  expect(text, 'Marks of a merge that was left half done').not.toMatch(/^(?:<{7}|>{7}) /m);
});
