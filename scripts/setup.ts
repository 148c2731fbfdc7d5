// `npm run setup` asks for the settings of the live site and writes them to .env.production.local.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { intro, isCancel, log, note, outro, text } from '@clack/prompts';
import { CommandError } from './errors.ts';
import { readFlags } from './flags.ts';
import { readVariables } from './read-settings.ts';
import { problemOf, questionsIn, withSettings } from './setup/settings-file.ts';

const FILE = '.env.production.local';
const EXAMPLE = '.env.example';

readFlags(`asks for the settings of the live site and writes ${FILE}`, {});
if (!process.stdin.isTTY || !process.stdout.isTTY) {
  throw new CommandError(
    `Questions need a terminal. Without one, copy ${EXAMPLE} to ${FILE} and fill it in.`,
  );
}

const example = readFileSync(EXAMPLE, 'utf8');
const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : example;
const current = readVariables('production');

intro('The settings of the live site. Enter keeps what is there; Ctrl+C ends without writing anything.');
const answers: Record<string, string> = {};
for (const { variable, hint } of questionsIn(example)) {
  if (hint !== '') log.message(hint);
  const answer = await text({
    message: variable,
    initialValue: current[variable] ?? '',
    validate: (value = '') => problemOf(variable, value) ?? undefined,
  });
  if (isCancel(answer)) {
    outro('Nothing was written.');
    process.exit(1);
  }
  answers[variable] = answer.trim();
}

writeFileSync(FILE, withSettings(before, answers), { mode: 0o600 });
const empty = Object.keys(answers).filter((variable) => answers[variable] === '');
if (empty.length > 0) note(empty.join('\n'), 'Still empty; run this again when you know them');
outro(`Written to ${FILE}. Next: npm run build, and npm run doctor once the site is live.`);
