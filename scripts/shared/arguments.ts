import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './errors.ts';

/**
 * Parses the arguments of a command, such as `npm run report people`. An option needs no dashes, because npm keeps options with
 * dashes for itself.
 * @param options As for `parseArgs` of Node.
 * @param maxPositionals How many other words the command accepts, such as a folder.
 * @throws Error naming an unknown word.
 */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  maxPositionals = 0,
) {
  const args = process.argv.slice(2).map((word) => (Object.hasOwn(options, word) ? `--${word}` : word));
  const parsed = parseArgs({ options, args, allowPositionals: maxPositionals > 0 });
  const unknown = parsed.positionals[maxPositionals];
  if (unknown !== undefined) throw new CommandError(`Unexpected argument '${unknown}'`);
  return parsed;
}
