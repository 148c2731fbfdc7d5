import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { builtFiles, textOf } from './built-site';

/** Checks the standard rules, except for what HTML allows and React or Vite writes differently. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    // React closes void elements, gives `checked` an empty value, preserves the capitals of attributes, and begins ids with
    // an underscore.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A drawing gets its measures from custom properties in `style`.
    'no-inline-style': 'off',
    // Radix stores the value of a slider in hidden inputs without a type.
    'no-implicit-input-type': 'off',
    // Browsers also apply `off` to radio buttons: without it, they restore the choice from before a reload.
    'valid-autocomplete': 'off',
  },
});

it.each(builtFiles().filter((file) => file.endsWith('.html')))('%s is valid HTML', async (page) => {
  const { results } = await validator.validateString(textOf(page), page);
  const problems = results.flatMap(({ messages }) => messages);
  expect(problems.map(({ line, message, ruleId }) => `${line}: ${message} (${ruleId})`)).toEqual([]);
});
