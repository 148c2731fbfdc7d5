import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  text: readFileSync(`${FOLDER}/${file}`, 'utf8'),
}));

it.each(workflows)('$file uses no action that could change under its name', ({ text }) => {
  const used = [...text.matchAll(/uses: *(\S+)(.*)/g)];
  expect(used.length).toBeGreaterThan(0);
  for (const [line, action = '', comment] of used) {
    expect(action, line).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(comment, line).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
});

it.each(workflows)('$file may read the repository and no more', ({ text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
  expect(text).not.toMatch(/: write|write-all|pull_request_target|secrets\./);
});

it('the checks of a change are those of the README', () => {
  expect(readFileSync(`${FOLDER}/ci.yml`, 'utf8')).toContain('- run: npm test\n');
});
