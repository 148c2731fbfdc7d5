import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './errors.ts';

/**
 * The arguments of a command, such as `npm run report people`. An option needs no dashes: npm keeps what has them, unless a
 * `--` stands before, which PowerShell takes away. What npm has kept is in the environment as `npm_config_<name>`.
 * @param options As `parseArgs` of Node takes them.
 * @param maxPositionals How many may stand there beside the options, such as a folder.
 * @throws CommandError naming an argument that is unknown.
 */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  maxPositionals = 0,
) {
  const kept = Object.keys(options).flatMap((name) => {
    const value = process.env[`npm_config_${name}`];
    return value ? `--${name}${value === 'true' ? '' : `=${value}`}` : [];
  });
  const typed = process.argv.slice(2).flatMap((argument) => {
    const [, dashes, name = '', value = ''] = /^(\p{Pd}*)([^=]*)(=.*)?$/su.exec(argument) ?? [];
    if (Object.hasOwn(options, name)) return `--${name}${value}`;
    if (dashes && name) throw new CommandError(`Unknown option '${argument}'`);
    return argument === '--' ? [] : argument;
  });
  const { values, positionals } = parseArgs({ options, args: [...kept, ...typed], allowPositionals: true });
  if (positionals.length > maxPositionals)
    throw new CommandError(`Unknown option '${positionals[maxPositionals]}'`);
  return { values, positionals };
}
