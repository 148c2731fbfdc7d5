import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Settings of a site that an owner has renamed; the ampersand is there to be escaped. */
export const NAMED_SITE = {
  VITE_PRODUCT_NAME: 'Torque & Co',
  VITE_SITE_URL: 'https://www.torque.example',
  VITE_SUPABASE_URL: 'https://torque.supabase.test',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_torque',
  VITE_CONTACT_EMAIL: 'hello@torque.example',
  VITE_LAUNCH_DATE: '2031-05-01',
  VITE_TERMS_URL: 'https://legal.torque.example/terms',
  VITE_PRIVACY_URL: 'https://legal.torque.example/privacy',
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the build for `NAMED_SITE`. */
    namedBuild: string;
  }
}

/** Builds that site once for all test files, as its owner would. */
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
