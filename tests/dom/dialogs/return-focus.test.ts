import { expect, it } from 'vitest';
import { rememberOpener, returnFocus } from '@/dialogs/return-focus';

it('a closing dialog returns the focus to the main content if its opener is disabled', () => {
  document.body.innerHTML = '<button></button><main tabindex="-1"></main>';
  const opener = document.querySelector('button');
  opener?.focus();
  rememberOpener();
  // A browser removes the focus from a button that becomes disabled, but jsdom does not.
  opener?.blur();
  opener?.setAttribute('disabled', '');
  returnFocus(new Event('close'));
  expect(document.querySelector('main')).toHaveFocus();
});
