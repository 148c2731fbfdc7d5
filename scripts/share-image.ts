// `npm run share-image`: draws the picture of shared links for the configured name, to look at. The build draws its own.
import { mkdir, writeFile } from 'node:fs/promises';
import { loadEnv, runnerImport } from 'vite';

/** @typedef {typeof import('./build/sharing/share-image.ts')} ShareImage */

const OUTPUT = 'shots/share-image.png';
const name = loadEnv('production', process.cwd(), 'VITE_')['VITE_PRODUCT_NAME'] || 'Pitlane';

const { module } = await runnerImport('./scripts/build/sharing/share-image.ts');
const image = await /** @type {ShareImage} */ (module).renderShareImage(name);
await mkdir('shots', { recursive: true });
await writeFile(OUTPUT, image);
console.log(`${OUTPUT}, for ${name}: ${Math.round(image.length / 1024)} KB`);
