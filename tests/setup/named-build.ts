import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { LANGUAGES } from '../../src/lib/languages';
import { buildSite } from './build-site';
import { copyProject } from './copy-project';

/**
 * Settings for a renamed site. The name contains characters that are special in HTML and in JavaScript's replacement
 * strings.
 */
export const NAMED_SITE = {
  VITE_PRODUCT_NAME: 'Save$$ & "Go"',
  VITE_SITE_URL: 'https://www.save-and-go.example',
  VITE_SUPABASE_URL: 'https://save-and-go.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_save_and_go',
  VITE_CONTACT_EMAIL: 'hello@save-and-go.example',
  VITE_LAUNCH_DATE: `${new Date().getFullYear() + 1}-05-01`,
  VITE_TERMS_URL: 'https://legal.save-and-go.example/terms',
  VITE_PRIVACY_URL: 'https://legal.save-and-go.example/privacy',
  VITE_MAILING_ADDRESS: "12 rue de l'Été, Montréal, Québec H2X 1Y4",
};

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the build for `NAMED_SITE`. */
    namedBuild: string;
  }
}

export const LEGAL_PAGES = LANGUAGES.flatMap(({ path }) =>
  ['terms.html', 'privacy.html'].map((file) => path.slice(1) + file),
);

/**
 * Files that operating systems, editors and an earlier build leave behind, and two files that belong to the site:
 * security.txt, in the only hidden folder that is published, and garage.txt.
 */
export const LEFTOVER_FILES = {
  dist: ['of-an-earlier-build.txt'],
  public: ['.DS_Store', '._favicon.ico', '.env.production.local', 'Thumbs.db', 'desktop.ini', 'sw.js~'],
  'public/.well-known': ['security.txt', '.DS_Store'],
  'public/photos': ['garage.txt', 'THUMBS.DB'],
};

/**
 * Builds the site for `NAMED_SITE` once for all test files, in a copy of the project with the legal pages and
 * `LEFTOVER_FILES`. The name of the copy's folder contains characters that are special in patterns. Its parent folder
 * contains settings for a different project, which the build must not read. `NODE_ENV` is `test`, because the tests' process
 * passes it on.
 */
export default function setup(project: TestProject): () => void {
  const above = mkdtempSync(join(tmpdir(), 'named-build-'));
  writeFileSync(join(above, 'package.json'), JSON.stringify({ workspaces: ['*'] }));
  writeFileSync(
    join(above, 'postcss.config.js'),
    "throw new Error('The build has read the settings of the folder above')",
  );
  const copy = join(above, '[client] {x} (1) a$b 100% é');
  copyProject(copy);
  for (const page of LEGAL_PAGES) {
    cpSync(join('docs', 'templates', page), join(copy, page));
  }
  for (const [folder, files] of Object.entries(LEFTOVER_FILES)) {
    mkdirSync(join(copy, folder), { recursive: true });
    for (const file of files) writeFileSync(join(copy, folder, file), 'left here');
  }
  buildSite({ ...NAMED_SITE, NODE_ENV: 'test' }, [], copy);
  project.provide('namedBuild', join(copy, 'dist'));
  return () => rmSync(above, { recursive: true });
}
