import { missingTools } from './tools.ts';

const missing = await missingTools();
for (const reason of missing.values()) console.error(reason);
if (missing.size === 0) console.log('Everything that the tests need is installed.');
else process.exitCode = 1;
