import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/**
 * Refuses to move files until the test ends, as Windows does while another program holds one. No time passes while the code
 * under test waits.
 * @param refusal The code for a file, and how many seconds after the first look; nothing for one that is free.
 */
export function holdFiles(refusal: (file: string, seconds: number) => string | undefined): void {
  const rename = fs.renameSync;
  const began = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Atomics, 'wait').mockImplementation(() => {
    vi.setSystemTime(Date.now() + 100);
    return 'timed-out';
  });
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    const code = refusal(`${from}`, (Date.now() - began) / 1000);
    if (code === undefined) rename(from, to);
    else throw Object.assign(new Error('rename'), { code, path: from, dest: to, syscall: 'rename' });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}
