import { join, relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, it } from 'vitest';

it('editing a text does not restart the development server', async () => {
  const config = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts');
  const watched = config?.dependencies.map((file) => relative('.', file));
  expect(watched).toContain(join('scripts', 'site-build', 'plugin.ts'));
  expect(watched?.filter((file) => file.startsWith(join('src', 'content')))).toEqual([]);
});
