import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { LANGUAGES } from '../src/lib/languages.ts';
import { previewSettings } from './deploy-preview.ts';
import { EMBEDDED_MODE } from './embedded-mode.ts';
import { readFlags } from './flags.ts';
import { checkSettings } from './read-settings.ts';
import { legalProblem, readPage, UNSET_SETTINGS } from './unset-settings.ts';

const { values } = readFlags('the production build, into dist', {
  embedded: { help: 'build for the embedded backend, into dist-embedded' },
});
const mode = values.embedded ? EMBEDDED_MODE : 'production';

// A build for the embedded backend talks to no project.
const preview = values.embedded ? null : previewSettings(process.env);
if (preview !== null) {
  Object.assign(process.env, preview);
  console.log(
    `This is a preview: its forms talk to ${preview.VITE_SUPABASE_URL}, not to the live project. ` +
      'docs/hosting.md says what makes a live build.',
  );
}
const settings = checkSettings(mode);
const builder = await createBuilder({ mode }, null);
await builder.buildApp();

if (!values.embedded) {
  const { outDir } = builder.config.build;
  for (const [variable, problem] of Object.entries(UNSET_SETTINGS)) {
    const text = problem(settings);
    if (text !== false) console.warn(`Warning: ${text}. Set ${variable}.`);
  }
  const pages = LANGUAGES.map(({ path }) => readPage(readFileSync(join(outDir, path, 'index.html'), 'utf8')));
  for (const address of new Set(pages.flatMap(({ termsUrl, privacyUrl }) => [termsUrl, privacyUrl]))) {
    for (const text of await legalProblem(address, outDir)) console.warn(`Warning: ${text} (docs/owner.md).`);
  }
}
