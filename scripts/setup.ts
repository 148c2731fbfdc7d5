import { readFileSync } from 'node:fs';
import { intro, isCancel, log, note, outro, text } from '@clack/prompts';
import { findQuoteProblem, questionsIn, saveSettings } from './owner/settings-file.ts';
import { parseArguments } from './shared/arguments.ts';
import { loadEnvironment } from './shared/environment.ts';
import { CommandError, runCommand } from './shared/errors.ts';
import { cleanValue, findSettingProblem } from './shared/settings.ts';

const FILE = '.env.production.local';
const EXAMPLE = '.env.example';

const HELP = `npm run setup   asks for the settings of the live site and writes them to ${FILE}`;

await runCommand(HELP, async () => {
  parseArguments({});
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new CommandError(
      `This command asks questions, so it needs a terminal. Without one, copy ${EXAMPLE} to ${FILE} and fill it in.`,
    );
  }
  const example = readFileSync(EXAMPLE, 'utf8');
  loadEnvironment('production');

  intro('The settings of the live site. Press Enter to keep a value, or Ctrl+C to stop without saving.');
  const questions = questionsIn(example);
  const answers: Record<string, string> = {};
  for (const { variable, title, hint } of questions) {
    log.message(hint);
    const answer = await text({
      message: `${title} (${variable})`,
      initialValue: process.env[variable] ?? '',
      validate: (typed = '') => findQuoteProblem(cleanValue(typed)) ?? findSettingProblem(variable, typed),
    });
    if (isCancel(answer)) {
      outro('Stopped. No setting was saved.');
      process.exit(1);
    }
    answers[variable] = cleanValue(answer);
  }

  saveSettings(FILE, example, answers);
  const empty = questions.filter(({ variable }) => answers[variable] === '').map(({ title }) => title);
  if (empty.length > 0)
    note(
      empty.join('\n'),
      'These settings are still empty. Run this command again when you know their values',
    );
  outro(`Saved to ${FILE}. Next, run "npm run build". Once the site is live, run "npm run doctor".`);
});
