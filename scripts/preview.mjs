// `npm run preview`: the production build with the embedded backend. `--fresh` starts with an empty database of its own.
import { parseArgs } from 'node:util';

process.env['DO_NOT_TRACK'] = '1';

const { values } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, port: { type: 'string', default: '4173' } },
});
if (values.fresh) process.env['PITLANE_DATABASE'] = 'fresh';

const { preview } = await import('vite');
const server = await preview({ mode: 'embedded', preview: { host: '127.0.0.1', port: Number(values.port) } });
console.log(`  The built site     ${server.resolvedUrls?.local[0] ?? ''}`);
