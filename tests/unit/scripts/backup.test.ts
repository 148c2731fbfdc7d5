import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import { restore } from '../../../scripts/database/backup.ts';

it('nothing is asked of the database while files of the backup are missing, which are named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'public.registered_users'), '');
  const sql = postgres('postgresql://127.0.0.1:9/nowhere');
  await expect(restore(sql, folder)).rejects.toMatchObject({
    name: 'CommandError',
    message: expect.stringContaining('it lacks public.mechanic_applications, public.user_sessions'),
  });
});
