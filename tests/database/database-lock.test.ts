import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runningServer } from '../../scripts/database-lock.ts';
import { runProgram } from './command.ts';

it('at most one process takes over the lock of one that has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pitlane-locks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const gone = runProgram('true', []);
  await gone.ended;
  const folders = Array.from({ length: 40 }, (_, number) => join(folder, `${number}`));
  for (const each of folders) {
    mkdirSync(each);
    writeFileSync(join(each, `lock-${gone.process.pid}`), '');
  }
  const takeAll = `import { existsSync } from 'node:fs';
    import { lockDatabase } from './scripts/database-lock.ts';
    console.log('ready');
    while (!existsSync('${folder}/go'));
    const taken = ${JSON.stringify(folders)}.filter((folder) => {
      try {
        return lockDatabase(folder);
      } catch {}
    });
    console.log('Taken ' + taken.join(' ') + '.');
    setInterval(() => {}, 1000);`;
  const command = ['--import', 'tsx', '--input-type=module', '--eval', takeAll];
  const processes = Array.from({ length: 3 }, () => runProgram(process.execPath, command));
  await Promise.all(processes.map(({ printed }) => printed('ready')));
  writeFileSync(join(folder, 'go'), '');
  const answers = await Promise.all(processes.map(({ printed }) => printed('.')));
  const taken = answers.flatMap((answer) => /Taken (.+)\./.exec(answer)?.[1]?.split(' ') ?? []);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken).toHaveLength(new Set(taken).size);
});

it('a lock that is released between two reads is no server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pitlane-locks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // It is listed, and reading it says that it is not there.
  symlinkSync(join(folder, 'released'), join(folder, `lock-${process.pid}`));
  expect(runningServer(folder)).toBe(null);
});
