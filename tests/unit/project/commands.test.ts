import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const documents = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder === 'docs', encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
);

it.each(documents)('%s names only commands that exist', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => !scripts.includes(name ?? ''))).toEqual([]);
});

it('the README lists every command', () => {
  const readme = readFileSync('README.md', 'utf8');
  const isListed = (name: string) => readme.includes(`npm run ${name}\``) || readme.includes(`npm ${name}\``);
  expect(scripts.filter((name) => !isListed(name))).toEqual([]);
});
