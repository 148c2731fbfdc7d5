import { expect, it } from 'vitest';
import { rememberOpener, returnFocus } from '@/dialogs/return-focus';

it.each([
  ['its opener', 'button', () => undefined],
  ['the main content if its opener is gone', 'main', (opener: HTMLElement | null) => opener?.remove()],
  [
    'the main content if its opener is disabled',
    'main',
    (opener: HTMLElement | null) => opener?.setAttribute('disabled', ''),
  ],
])('a closing dialog returns the focus to %s', (_, name, change) => {
  document.body.innerHTML = '<button></button><main tabindex="-1"></main>';
  const opener = document.querySelector('button');
  opener?.focus();
  rememberOpener();
  opener?.blur();
  change(opener);
  returnFocus(new Event('close'));
  expect(document.querySelector(name)).toHaveFocus();
});
