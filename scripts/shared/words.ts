import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './errors.ts';

/**
 * The words behind a command, such as `npm run report people`. An option needs no dashes: npm keeps what has them, unless a
 * `--` stands before, which PowerShell takes away. What npm has kept is in the environment as `npm_config_<name>`.
 * @param options As `parseArgs` of Node takes them.
 * @param most Words that may stand there beside the options, such as a folder.
 * @throws CommandError naming a word that is none.
 */
export function parseWords<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  most = 0,
) {
  const kept = Object.keys(options).flatMap((name) => {
    const value = process.env[`npm_config_${name}`];
    return value ? `--${name}${value === 'true' ? '' : `=${value}`}` : [];
  });
  const typed = process.argv.slice(2).flatMap((word) => {
    const [, dashes, name = '', value = ''] = /^(\p{Pd}*)([^=]*)(=.*)?$/su.exec(word) ?? [];
    if (Object.hasOwn(options, name)) return `--${name}${value}`;
    if (dashes && name) throw new CommandError(`Unknown option '${word}'`);
    return word === '--' ? [] : word;
  });
  const { values, positionals } = parseArgs({ options, args: [...kept, ...typed], allowPositionals: true });
  if (positionals.length > most) throw new CommandError(`Unknown option '${positionals[most]}'`);
  return { values, words: positionals };
}
