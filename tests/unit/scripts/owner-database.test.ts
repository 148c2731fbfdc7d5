import postgres from 'postgres';
import { expect, it } from 'vitest';
import { restore } from '../../../scripts/database/backup.ts';
import { connectOwner } from '../../../scripts/report/database.ts';

it.each([
  ['postgresql://postgres.x:[YOUR-PASSWORD]@pooler/postgres', 'Put the password in place of [YOUR-PASSWORD]'],
  [
    'postgresql://postgres:secret@127.0.0.1:9/postgres',
    /^127\.0\.0\.1:9\/postgres refuses the connection of DATABASE_URL: (?!.*secret).*ECONNREFUSED/,
  ],
])('of the address %s the owner is told what is wrong', async (address, message) => {
  await expect(connectOwner(address, {})).rejects.toThrow(message);
});

it('nothing is asked of a database while there is no backup to restore', async () => {
  const restoring = restore(postgres('postgresql://127.0.0.1:9/nowhere'), 'nowhere');
  await expect(restoring).rejects.toThrow(
    /^There is no backup in nowhere\/: it lacks public\.registered_users,/,
  );
});
