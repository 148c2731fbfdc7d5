import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** Copies the files that a build reads into another folder. */
export function copyProject(folder: string): void {
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  // On Windows, anybody may create a junction.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
