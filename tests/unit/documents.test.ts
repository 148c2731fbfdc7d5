import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

/* Tests that the documents agree with the project: their links, commands, names and pictures. */

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file).replaceAll('\\', '/')),
);
// The changelog may also mention what has been removed.
const currentDocuments = documents.filter((document) => document !== 'CHANGELOG.md');

const textOf = (file: string) => readFileSync(file, 'utf8');

/** Returns the fragments that GitHub assigns to the headings of a document. */
const anchorsOf = (document: string) =>
  [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

it.each(documents)('%s has no dead links', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
    ([, link, source]) => link ?? source ?? '',
  );
  const dead = links.filter((link) => {
    if (/^(?:[a-z]+:|\/)/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(dead, 'Correct the link, or the file or heading that it points to').toEqual([]);
});

it.each(currentDocuments)('%s mentions only npm commands that package.json defines', (document) => {
  const commands = [...textOf(document).matchAll(/`npm run ([\w:-]+)/g)].map(([, command = '']) => command);
  expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

it.each(documents)('%s has no merge conflict markers', (document) => {
  expect(textOf(document)).not.toMatch(/^(?:<{7}|>{7}) /m);
});

/**
 * Names that the project does not contain: names in the examples in CONTRIBUTING.md, names of generated files, and names
 * from other software.
 */
const OTHER_NAMES = `
  BaysSelect weekend_registrations companyNumber docs/templates/es es-MX public/partners reviews.ts src/content/es
  src/sections/reviews.tsx tireNames VITE_COMPANY_NUMBER
  dist/_headers dist/_redirects report/mechanics.csv test-results
  /slack AAAA ALIAS CNAME commit-allow-override devtools graphql_public libc min-release-age MX NULL pgrst.db_plan_enabled
  pgrst.db_tx_end TXT`.split(/\s+/);

const FILES = Object.keys(
  import.meta.glob(['/*', '/.*', '/{.github,docs,public,scripts,src,supabase,tests}/**'], {
    exhaustive: true,
  }),
).filter((file) => !file.includes('/node_modules/'));

/** The paths of the project's files, and the contents of the files that are not documents. */
const PROJECT = [
  ...FILES,
  ...FILES.filter((file) =>
    /(?<!-lock|documents\.test)\.(?:tsx?|css|p?sql|jsonc?|toml|html)$/.test(file),
  ).map((file) => textOf(`.${file}`)),
].join('\n');

it.each(currentDocuments)('every name in backticks in %s exists in the project', (document) => {
  const prose = textOf(document).replaceAll(/^ *```.*?```$/gms, '');
  const names = [...prose.matchAll(/`([\w./-]+)(?:\(\))?`/g)].map(([, name = '']) => name);
  const occurs = (name: string) =>
    new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`).test(PROJECT);
  // A text, such as `whyChoose.title`, counts as found if each part of its name occurs.
  const isText = (name: string) =>
    !/\.(?:tsx?|css|sql|html|json|csv)$/.test(name) && name.split('.').every(occurs);
  const unknown = names.filter((name) => !OTHER_NAMES.includes(name) && !occurs(name) && !isText(name));
  expect(new Set(unknown), 'Correct the name, delete its sentence, or add it to OTHER_NAMES').toEqual(
    new Set(),
  );
});

it('every picture in docs/images is used in a document', () => {
  const text = documents.map(textOf).join('\n');
  const unused = readdirSync('docs/images').filter((file) => !text.includes(`docs/images/${file}`));
  expect(unused, 'Delete these pictures').toEqual([]);
});

it('every picture in tests/e2e/baselines is used by a browser test', () => {
  const spec = textOf('tests/e2e/visual.spec.ts');
  const named = [...spec.matchAll(/take\(.*, '([\w-]+)'\)/g)].map(([, name]) => name);
  const screens = [...spec.matchAll(/takeSections\(page, '([\w-]+)'\)/g)].map(([, screen]) => screen);
  const sections = FILES.filter((file) => /^\/src\/sections\/.*\.tsx$/.test(file)).flatMap((file) =>
    [...textOf(`.${file}`).matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id),
  );
  const taken = [...named, ...sections.flatMap((id) => screens.map((screen) => `${id}-${screen}`))];
  const names = readdirSync('tests/e2e/baselines').map((file) => file.replace(/\.png$/, ''));
  expect(
    names.filter((name) => !taken.includes(name)),
    'Delete these pictures',
  ).toEqual([]);
});
