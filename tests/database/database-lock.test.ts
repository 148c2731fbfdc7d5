import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runningServer } from '../../scripts/database-lock.ts';

it('a lock that is released between two reads is no server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pitlane-locks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // It is listed, and reading it says that it is not there.
  symlinkSync(join(folder, 'released'), join(folder, `lock-${process.pid}`));
  expect(runningServer(folder)).toBe(null);
});
