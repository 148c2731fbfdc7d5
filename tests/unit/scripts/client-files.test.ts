import { expect, it } from 'vitest';
import { ENTRY, findClientFiles } from '../../../scripts/build/client-files';

const asset = (name: string) => ({
  type: 'asset' as const,
  names: [name],
  fileName: `assets/${name}`,
  source: '',
});
const chunk = (fileName: string, module: string | null, imports: string[]) => ({
  type: 'chunk' as const,
  facadeModuleId: module && `/site/${module}`,
  fileName,
  imports,
});
const ASSETS = ['style.css', 'display.woff2', 'text.woff2'].map(asset);

it('findClientFiles lists each import once, even in a cycle', () => {
  const { modulesOf } = findClientFiles([
    ...ASSETS,
    chunk('entry.js', ENTRY, ['vendor.js', 'shared.js']),
    chunk('shared.js', null, ['vendor.js', 'entry.js']),
    chunk('vendor.js', null, []),
    chunk('content.js', 'src/content/en/index.ts', ['entry.js']),
  ]);
  expect(modulesOf({ code: 'en' })).toEqual({
    entry: '/entry.js',
    imports: ['/vendor.js', '/shared.js', '/content.js'],
  });
});
