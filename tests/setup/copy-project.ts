import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The files and folders that a build reads. */
const SOURCES = [
  'docs/templates',
  'index.html',
  'package.json',
  'public',
  'scripts',
  'src',
  'tailwind.config.ts',
  'tsconfig.json',
  'vercel.json',
  'vite.config.ts',
];

/** Copies the project into another folder, so that a test can build it there. */
export function copyProject(folder: string): void {
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  // A junction, because Windows requires no special rights to create one.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
