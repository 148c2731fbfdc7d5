// `npm start`: the whole site on this computer, with a database of its own. Needs Node and npm, nothing else.
import { installDependencies } from './install.mjs';

// The embedded backend sends usage statistics unless told not to.
process.env['DO_NOT_TRACK'] = '1';

installDependencies();

const { createServer } = await import('vite');
const server = await createServer();
await server.listen();

const site = server.resolvedUrls?.local[0] ?? 'http://localhost:5173/';
console.log(`
  The site           ${site}
  Its tables         ${site}_system
  Stop with Ctrl+C. The rows stay in .supalite/ until you delete it.
`);
