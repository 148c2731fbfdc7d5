import { existsSync } from 'node:fs';

/**
 * Reads the .env files of a mode, named and ordered as Vite's. A variable that is set already keeps its value. Node expands
 * no `$`, and Vite then takes the variables from the environment.
 */
export function loadEnvironment(mode: string): void {
  for (const file of [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
