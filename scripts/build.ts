import { parseArgs } from 'node:util';
import { createBuilder } from 'vite';
import { checkSettings } from './command.ts';
import { EMBEDDED_MODE } from './embedded-settings.ts';

const { values } = parseArgs({ options: { embedded: { type: 'boolean', default: false } } });
const mode = values.embedded ? EMBEDDED_MODE : 'production';
checkSettings(mode);
const builder = await createBuilder({ mode }, null);
await builder.buildApp();
