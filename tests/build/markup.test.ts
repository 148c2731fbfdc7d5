import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { builtFiles, textOf } from './built-site';

/** Checks the standard rules, except where React or Vite writes valid HTML differently. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    // React closes void elements, gives `checked` an empty value, keeps capital letters in attributes, and begins IDs with
    // an underscore.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Custom properties in `style` give a drawing its sizes.
    'no-inline-style': 'off',
    // Radix stores the value of a slider in hidden inputs without a type.
    'no-implicit-input-type': 'off',
    // The radio buttons have `autocomplete="off"`, because browsers would otherwise restore the choice from before a reload.
    'valid-autocomplete': 'off',
  },
});

it.each(builtFiles().filter((file) => file.endsWith('.html')))('%s is valid HTML', async (page) => {
  const { results } = await validator.validateString(textOf(page), page);
  const problems = results.flatMap(({ messages }) => messages);
  expect(problems.map(({ line, message, ruleId }) => `${line}: ${message} (${ruleId})`)).toEqual([]);
});
