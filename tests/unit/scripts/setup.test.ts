import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { SCHEMA } from '../../../scripts/settings.ts';
import { questionsIn, withSettings } from '../../../scripts/setup/settings-file.ts';

it('asks for each setting, with a title and a hint', () => {
  const questions = questionsIn(readFileSync('.env.example', 'utf8'));
  expect(questions.map(({ variable }) => variable)).toEqual(
    Object.values(SCHEMA).map(({ variable }) => variable),
  );
  expect(questions[2]).toMatchObject({
    title: 'Address of the site',
    hint: expect.stringMatching(/^for example/),
  });
  for (const { title, hint } of questions) expect([title.length > 4, hint.length > 4]).toEqual([true, true]);
});

it('keeps the other lines of a file', () => {
  const file = '# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/older\nVITE_PRODUCT_NAME=Go\n';
  const settings = { VITE_TERMS_URL: '/terms.html', VITE_MAILING_ADDRESS: '1 Main St #2, Toronto' };
  expect(withSettings(file, settings)).toBe(
    "# Mine\nDATABASE_URL=x\nVITE_TERMS_URL=/old\nVITE_TERMS_URL=/terms.html\nVITE_PRODUCT_NAME=Go\nVITE_MAILING_ADDRESS='1 Main St #2, Toronto'\n",
  );
});

it.each(["d'Été", 'a "b" #c', '$HOME {x}=;', "`a` 'b'"])(
  'writes %s so that it is read as it was typed',
  (typed) => {
    expect(parseEnv(withSettings('NAME=', { NAME: typed }))).toEqual({ NAME: typed });
  },
);
