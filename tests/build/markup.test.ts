import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { builtFiles, textOf } from './built-site';

/** The standard rules for what the build writes, but for what HTML allows and React or Vite writes otherwise. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    // React closes void elements, gives `checked` an empty value, keeps its attributes' capitals, and begins ids with an
    // underscore.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A drawing takes its measures from custom properties in `style`.
    'no-inline-style': 'off',
    // Of the hidden inputs in which Radix keeps a slider's value.
    'no-implicit-input-type': 'off',
    // Browsers also obey `off` on radio buttons: without it they restore what was chosen before a reload.
    'valid-autocomplete': 'off',
  },
});

it.each(builtFiles().filter((file) => file.endsWith('.html')))('%s is valid HTML', async (page) => {
  const { results } = await validator.validateString(textOf(page), page);
  const problems = results.flatMap(({ messages }) => messages);
  expect(problems.map(({ line, message, ruleId }) => `${line}: ${message} (${ruleId})`)).toEqual([]);
});
