import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIBRARY_PATCHES, patchLibrary } from '../../../scripts/build/library-styles';

it.each(LIBRARY_PATCHES.map((patch) => [patch.module, patch] as const))(
  'the installed version of %s still is what its patch was made for',
  (module, patch) => {
    const patched = patchLibrary(readFileSync(`node_modules${module}`, 'utf8'), patch);
    for (const { from, to } of patch.replacements) {
      expect(patched).not.toContain(from);
      expect(patched).toContain(to);
    }
  },
);

it('fails when the library no longer is what the patch was made for', () => {
  const patch = { module: '/library.js', replacements: [{ from: 'old()', to: 'new()' }] };
  expect(patchLibrary('old();', patch)).toBe('new();');
  expect(() => patchLibrary('other();', patch)).toThrow('/library.js no longer has: old()');
  expect(() => patchLibrary('old(); old();', patch)).toThrow('/library.js');
});
