import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

/* The table of imports in biome.json, each row in a file that tries to import everything. */

const FOLDERS = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['assets', 'styles'].includes(entry.name))
  .map(({ name }) => name);

/** A module of each folder, those that a row names, a relative one across folders, and each package. */
const TRIED = [
  './any',
  '../any',
  ...FOLDERS.map((folder) => `@/${folder}/any`),
  '@/calculator/types',
  '@/components/ui/any',
  '@/content/en/any',
  '@/data/client',
  '@/illustrations/icons',
  '@/lib/cn',
  '@/pre-hydration/early-input',
  '@/another-folder/any',
  ...Object.keys(packageJson.dependencies),
  'another-package',
];

/** What each file may import, besides its own folder: folders, without the texts and the data client, modules and packages. */
const ALLOWED: Record<string, string> = {
  'any.tsx':
    'analytics calculator components content content/en/any dialogs hooks illustrations interaction lib pre-hydration routes sections state another-folder react react-router-dom',
  'routes/any.tsx':
    'analytics calculator components content dialogs hooks illustrations interaction lib sections state react',
  'interaction/any.tsx':
    'analytics calculator components content dialogs hooks illustrations lib pre-hydration sections framer-motion react',
  'sections/any.tsx':
    'calculator components content hooks illustrations lib pre-hydration sections state react',
  'sections/part/any.tsx':
    'calculator components content hooks illustrations lib pre-hydration sections state react',
  'dialogs/any.tsx':
    'calculator components content data hooks illustrations lib state @zootools/email-spell-checker react react-dom',
  'components/any.tsx': 'components content hooks illustrations lib state react',
  'components/ui/any.tsx':
    'illustrations/icons lib/cn pre-hydration/early-input @radix-ui/react-dialog @radix-ui/react-select @radix-ui/react-slider class-variance-authority react sonner',
  'illustrations/any.tsx': 'calculator/types lib/cn react',
  'state/any.ts': 'calculator lib',
  'pre-hydration/any.tsx': 'react',
  'hooks/any.ts': 'content lib framer-motion react',
  'analytics/any.ts': 'data lib react',
  'data/any.ts': 'lib @supabase/supabase-js',
  'content/any.ts': 'lib',
  'content/en/any.ts': '../any calculator',
  'calculator/any.ts': '',
  'lib/any.ts': 'class-variance-authority react',
};

/** The imports that Biome refuses, by file. */
function refusedImports(): Map<string, string[]> {
  const tree = mkdtempSync(join(tmpdir(), 'imports-'));
  cpSync('biome.json', join(tree, 'biome.json'));
  for (const file of [...Object.keys(ALLOWED), 'styles.css']) {
    mkdirSync(dirname(join(tree, 'src', file)), { recursive: true });
    const code = file.endsWith('.css') ? '' : TRIED.map((name) => `import '${name}';\n`).join('');
    writeFileSync(join(tree, 'src', file), code);
  }
  const options = ['--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none'];
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, '--reporter=json'], {
    cwd: tree,
    encoding: 'utf8',
  });
  rmSync(tree, { recursive: true });
  const refused = new Map<string, string[]>();
  for (const { location } of JSON.parse(stdout).diagnostics) {
    const file = location.path.slice('src/'.length);
    refused.set(file, [...(refused.get(file) ?? []), TRIED[location.start.line - 1] ?? '']);
  }
  return refused;
}

const refused = refusedImports();

/** What a word of the table stands for. */
function importsOf(word: string): string[] {
  if (TRIED.includes(word)) return [word];
  if (TRIED.includes(`@/${word}`)) return [`@/${word}`];
  const closed = ['@/content/en/any', '@/data/client'];
  return TRIED.filter((name) => name.startsWith(`@/${word}/`) && !closed.includes(name));
}

it.each(Object.entries(ALLOWED))('src/%s may import these, and nothing else: %s', (file, words) => {
  const allowed = ['./any', ...words.split(' ').flatMap(importsOf)];
  expect(TRIED.filter((name) => !refused.get(file)?.includes(name))).toEqual(
    TRIED.filter((name) => allowed.includes(name)),
  );
});

it('every folder of src has its row', () => {
  const rows = Object.keys(ALLOWED).map((file) => dirname(file));
  expect(FOLDERS.filter((folder) => !rows.includes(folder))).toEqual([]);
});
