import { parseArgs } from 'node:util';
import { CommandError } from './errors.ts';

interface Flag {
  type: 'boolean' | 'string';
  short?: string;
  default?: boolean | string;
  /** Stands for the value in `--help`. */
  value?: string;
  help: string;
}

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
  const lines = Object.entries(flags).map(([name, { short, value, help }]) => {
    const names = [short && `-${short}`, `--${name}`].filter(Boolean).join(', ');
    return [value === undefined ? names : `${names} ${value}`, help] as const;
  });
  const width = Math.max(...lines.map(([usage]) => usage.length));
  const list = lines.map(([usage, help]) => `  ${usage.padEnd(width)}  ${help}`).join('\n');
  return `${commandLine()}: ${purpose}\n\nFlags, which npm wants after "--" (${commandLine()} -- --help):\n${list}`;
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
  const help = { type: 'boolean', short: 'h', default: false, help: 'print this' } as const;
  const { values, positionals } = parseArgs({ options: { ...flags, help }, allowPositionals });
  if ('help' in values && values.help) {
    console.log(helpText(purpose, { ...flags, help }));
    process.exit();
  }
  return { values, positionals: positionals as string[] };
}
