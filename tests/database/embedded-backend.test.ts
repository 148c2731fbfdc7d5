import { expect, it, vi } from 'vitest';
import { openEmbeddedBackend } from '../../scripts/backend/embedded-backend';

vi.mock('@supabase/lite/cli', async (load) => {
  const { applyPendingMigrations } = await load<typeof import('@supabase/lite/cli')>();
  return {
    async applyPendingMigrations(...parameters: Parameters<typeof applyPendingMigrations>) {
      await applyPendingMigrations(...parameters);
      throw new Error('no such file');
    },
  };
});

it('the message about an error after the last migration names no migration', async () => {
  await expect(openEmbeddedBackend({ folder: null, ownerWithoutKey: true })).rejects.toThrow(
    'rejects a migration: Applying the migrations fails: no such file',
  );
});
