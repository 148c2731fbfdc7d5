import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './errors.ts';

interface Flag {
  /** Stands for its value in `--help`; without one the flag is on or off. */
  value?: string;
  help: string;
}

type Values<Flags> = {
  [Name in keyof Flags]?: Flags[Name] extends { value: string } ? string : boolean;
};

/** What the user types: the script of package.json, or the file that `node scripts/run.mjs` was asked for. */
function commandLine(): string {
  const { npm_lifecycle_event: event = '', npm_lifecycle_script: script = '' } = process.env;
  const file = process.argv[1] ?? '';
  const name = script.startsWith(`node scripts/run.mjs ${file}`) ? event : file;
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
}

/** npm reads flags before `--` as its own settings, and passes them on as variables. */
function refuseFlagsThatNpmTook(names: string[]): void {
  const name = names.find((each) => process.env[`npm_config_${each}`] !== undefined);
  if (name === undefined) return;
  const taken = process.env[`npm_config_${name}`];
  const value = taken === 'true' ? process.argv.slice(2).find((each) => !each.startsWith('-')) : taken;
  const line = [commandLine(), '--', `--${name}`, value].join(' ').trimEnd();
  throw new CommandError(`npm kept --${name} for itself. Write "--" before it:\n  ${line}`);
}

function helpText(purpose: string, flags: Record<string, Flag>): string {
  const line = (usage: string, help: string) => `  ${usage.padEnd(16)}  ${help}`;
  return [
    `${commandLine()}: ${purpose}\n`,
    `Flags, which npm wants after "--" (${commandLine()} -- --help):`,
    ...Object.entries(flags).map(([name, { value = '', help }]) => line(`--${name} ${value}`, help)),
    line('-h, --help', 'print this'),
  ].join('\n');
}

/**
 * Reads the flags of this command. `--help` prints them and ends the process.
 * @throws CommandError when npm took a flag for itself.
 */
export function readFlags<const Flags extends Record<string, Flag>>(
  purpose: string,
  flags: Flags,
  allowPositionals = false,
) {
  refuseFlagsThatNpmTook(Object.keys(flags));
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [name, { value }] of Object.entries(flags)) {
    options[name] = { type: value === undefined ? 'boolean' : 'string' };
  }
  const { values, positionals } = parseArgs({ options, allowPositionals });
  if (values['help'] === true) {
    console.log(helpText(purpose, flags));
    process.exit();
  }
  return { values: values as Values<Flags>, positionals: positionals as string[] };
}
