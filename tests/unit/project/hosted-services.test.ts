import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A settings file without its comments. */
const settingsOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/^\s*(?:#|\/\/).*$/gm, '');

it('nobody can sign up at the Supabase project', () => {
  expect(
    settingsOf('supabase/config.toml')
      .match(/^enable_(?:anonymous_sign_ins|signup) = .*$/gm)
      ?.sort(),
  ).toEqual(['enable_anonymous_sign_ins = false', 'enable_signup = false']);
});

it('Cloudflare Workers answers an unknown address with the 404 page', () => {
  expect(JSON.parse(settingsOf('wrangler.jsonc')).assets).toEqual({
    directory: './dist',
    not_found_handling: '404-page',
  });
});
