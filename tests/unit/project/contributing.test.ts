import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const copy = mkdtempSync(join(tmpdir(), 'pitlane-contributing-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** Paths and contents of the files that CONTRIBUTING.md shows. */
const example = [
  ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/`(src\S+)`.*\n\n {3}```tsx?\n([\s\S]*?) {3}```/g),
].map(([, path = '', code = '']) => ({ path, code: code.replaceAll(/^ {3}/gm, '') }));

function run(file: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', file), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: status === 0 ? '' : stdout + stderr };
}

it('the example section passes linter and compiler as pasted', () => {
  for (const item of ['src', 'biome.json', 'tsconfig.json', '.gitignore']) {
    cpSync(item, join(copy, item), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const { path, code } of example) writeFileSync(join(copy, path), code);
  const paths = example.map(({ path }) => path);
  expect(paths).toEqual(['src/content/en/reviews.ts', 'src/sections/reviews.tsx']);
  expect(run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...paths])).toEqual({
    status: 0,
    output: '',
  });
  expect(run('typescript/bin/tsc', [])).toEqual({ status: 0, output: '' });
});
