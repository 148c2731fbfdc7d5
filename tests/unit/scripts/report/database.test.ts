import { expect, it } from 'vitest';
import { connectOwner } from '../../../../scripts/report/database.ts';

it.each([
  ['postgresql://postgres.x:[YOUR-PASSWORD]@pooler/postgres', 'Put the password in place of [YOUR-PASSWORD]'],
  [
    'postgresql://postgres:secret@127.0.0.1:9/postgres',
    /^127\.0\.0\.1:9\/postgres refuses the connection of DATABASE_URL: (?!.*secret).*ECONNREFUSED/,
  ],
])('of %s the owner is told what is wrong', async (address, message) => {
  await expect(connectOwner(address, {})).rejects.toThrow(message);
});
