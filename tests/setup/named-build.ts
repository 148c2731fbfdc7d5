import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Settings of a renamed site. The name has characters with a meaning in HTML and in JavaScript's replacement strings. */
export const NAMED_SITE = {
  VITE_PRODUCT_NAME: 'Save$$ & "Go"',
  VITE_SITE_URL: 'https://www.save-and-go.example',
  VITE_SUPABASE_URL: 'https://save-and-go.supabase.test',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_save_and_go',
  VITE_CONTACT_EMAIL: 'hello@save-and-go.example',
  VITE_LAUNCH_DATE: `${new Date().getFullYear() + 1}-05-01`,
  VITE_TERMS_URL: 'https://legal.save-and-go.example/terms',
  VITE_PRIVACY_URL: 'https://legal.save-and-go.example/privacy',
  VITE_MAILING_ADDRESS: "12 rue de l'Été, Montréal, Québec H2X 1Y4",
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the build for `NAMED_SITE`. */
    namedBuild: string;
  }
}

/** Builds that site once for all test files. */
export default function setup(project: TestProject): () => void {
  const output = mkdtempSync(join(tmpdir(), 'named-build-'));
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--outDir', output, '--emptyOutDir', '--logLevel', 'error'],
    {
      env: { ...process.env, ...NAMED_SITE, NODE_ENV: 'production' },
      stdio: 'inherit',
    },
  );
  project.provide('namedBuild', output);
  return () => rmSync(output, { recursive: true });
}
