import { mkdir, writeFile } from 'node:fs/promises';
import { loadEnv } from 'vite';
import { renderShareImage } from './site-build/share-image.ts';

const OUTPUT = 'shots/share-image.png';
const name = loadEnv('production', process.cwd(), 'VITE_')['VITE_PRODUCT_NAME'] || 'Pitlane';

const image = await renderShareImage(name);
await mkdir('shots', { recursive: true });
await writeFile(OUTPUT, image);
console.log(`${OUTPUT}, for ${name}: ${Math.round(image.length / 1024)} KB`);
