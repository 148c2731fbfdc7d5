import { provideTools } from './tools.ts';

const missing = provideTools();
for (const reason of missing.values()) console.error(reason);
if (missing.size > 0) process.exitCode = 1;
else console.log('Chromium and PostgreSQL are there: all tests can run.');
