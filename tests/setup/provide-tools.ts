// `npm test` begins with it, so that a browser that cannot be had is told before anything else runs.
import { runCommand } from '../../scripts/shared/errors.ts';
import provideTestTools from './tools.ts';

await runCommand('', async () => provideTestTools());
