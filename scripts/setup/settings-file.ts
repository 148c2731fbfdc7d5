import { parseSettings } from '../../src/lib/settings-schema.ts';
import { messageOf } from '../errors.ts';

/** Valid, so that only the asked variable can be wrong. */
const REQUIRED = {
  VITE_SUPABASE_URL: 'https://example.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_example',
};

/** What the build would say of the value; null when it is right. */
export function problemOf(variable: string, value: string): string | null {
  try {
    parseSettings({ ...REQUIRED, [variable]: value });
    return null;
  } catch (error) {
    return messageOf(error).split('\n').slice(1).join('\n').trim();
  }
}

/** The variables of .env.example that it does not call optional, each with the comment above it, which may be for two. */
export function questionsIn(example: string): { variable: string; hint: string }[] {
  const [asked = ''] = example.split('\n# Optional');
  return [...asked.matchAll(/((?:^# .*\n)*)^(VITE_\w+)=/gm)].map(([, comment = '', variable = '']) => ({
    variable,
    hint: comment.replaceAll(/^# /gm, '').trim(),
  }));
}

/** As read-settings.ts reads it: the first and the last quote are not part of the value. */
const lineOf = (variable: string, value: string) =>
  /[#'"`]/.test(value) ? `${variable}='${value}'` : `${variable}=${value}`;

/** The text of a file with these settings: each in its own line, every other line as it was. */
export function withSettings(file: string, settings: Readonly<Record<string, string>>): string {
  const lines = file.replace(/\n$/, '').split('\n');
  for (const [variable, value] of Object.entries(settings)) {
    const assigns = new RegExp(`^\\s*(?:export\\s+)?${variable}\\s*=`);
    // The last line of a name decides.
    const index = lines.findLastIndex((line) => assigns.test(line));
    lines.splice(index === -1 ? lines.length : index, 1, lineOf(variable, value));
  }
  return `${lines.join('\n')}\n`;
}
