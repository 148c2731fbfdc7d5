import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { UNSET_SETTINGS } from '../../../scripts/unset-settings.ts';

/** The two that the build needs, and those without which it publishes a placeholder. */
const EIGHT = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', ...Object.keys(UNSET_SETTINGS)];

it.each([
  ['.env.example', 'Eight', '# Optional'],
  ['docs/owner.md', '### 2. The settings', 'They are read'],
])('%s names the same eight settings in the same order', (file, start, end) => {
  const [, text = ''] = readFileSync(file, 'utf8').split(start);
  expect(text.split(end)[0]?.match(/VITE_[A-Z_]+/g)).toEqual(EIGHT);
});
