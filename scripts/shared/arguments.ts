import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './errors.ts';

/**
 * Parses the arguments of a command, such as `npm run report people`. Options need no dashes. npm treats options with dashes
 * as its own and passes them on as environment variables: `npm run report --people` sets `npm_config_people=true`.
 * @param options The options of the command, in the format of Node's `parseArgs`.
 * @param maxPositionals The maximum number of arguments besides the options, such as a folder.
 * @throws Error if an argument is unknown; the message contains the argument.
 */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  maxPositionals = 0,
) {
  const fromNpm = Object.keys(options).flatMap((name) => {
    const value = process.env[`npm_config_${name}`];
    return value ? `--${name}=${value}`.replace(/=true$/, '') : [];
  });
  const words = process.argv.slice(2).map((word) => (Object.hasOwn(options, word) ? `--${word}` : word));
  const parsed = parseArgs({ options, args: [...fromNpm, ...words], allowPositionals: maxPositionals > 0 });
  const unknown = parsed.positionals[maxPositionals];
  if (unknown !== undefined) throw new CommandError(`Unexpected argument '${unknown}'`);
  return parsed;
}
