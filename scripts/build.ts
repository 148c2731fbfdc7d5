import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { LANGUAGES } from '../src/lib/languages.ts';
import { isPreview, previewSettings } from './deploy-preview.ts';
import { EMBEDDED_MODE } from './embedded-mode.ts';
import { readFlags } from './flags.ts';
import { checkSettings } from './read-settings.ts';
import { legalProblem, legalTargets, parsePage, UNSET_SETTINGS } from './unset-settings.ts';

const { values } = readFlags('the production build, into dist', {
  embedded: { help: 'build for the embedded backend, into dist-embedded' },
});
const mode = values.embedded ? EMBEDDED_MODE : 'production';

// A build for the embedded backend talks to no project.
if (!values.embedded && isPreview(process.env)) {
  Object.assign(process.env, previewSettings(process.env));
  console.log(
    `This is a preview: its forms talk to ${process.env['VITE_SUPABASE_URL']}, not to the live project. ` +
      'docs/hosting.md says what makes a live build.',
  );
}
const { mailingAddress } = checkSettings(mode);
const builder = await createBuilder({ mode }, null);
await builder.buildApp();

if (!values.embedded) {
  const { outDir } = builder.config.build;
  const pages = LANGUAGES.map(({ path }) =>
    parsePage(readFileSync(join(outDir, path, 'index.html'), 'utf8')),
  );
  for (const [variable, problem] of Object.entries(UNSET_SETTINGS)) {
    const texts = new Set(pages.map((page) => problem({ page, today: new Date(), mailingAddress })));
    for (const text of texts) if (text !== null) console.warn(`Warning: ${text}. Set ${variable}.`);
  }
  for (const address of new Set(pages.flatMap(legalTargets))) {
    for (const text of await legalProblem(address, outDir)) console.warn(`Warning: ${text} (docs/owner.md).`);
  }
}
