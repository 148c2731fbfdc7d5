import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';

const example = (control?: React.ReactNode) => (
  <Dialog open>
    <DialogContent>
      <DialogBody closeLabel="Close">
        <DialogTitle>Title</DialogTitle>
        <DialogDescription>Description</DialogDescription>
        {control}
      </DialogBody>
    </DialogContent>
  </Dialog>
);

it('shows and focuses its first form control, or else itself', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { unmount } = render(example());
  expect(screen.getByRole('dialog')).toHaveFocus();
  unmount();
  scrollIntoView.mockClear();
  render(example(<input />));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('textbox')]);
});

it.each([
  ['its opener', 'button', () => undefined],
  ['the main content when its opener is gone', 'main', (opener: HTMLElement | null) => opener?.remove()],
  [
    'the main content when its opener is disabled',
    'main',
    (opener: HTMLElement | null) => opener?.setAttribute('disabled', ''),
  ],
])('gives the focus back to %s', async (_, name, change) => {
  document.body.innerHTML = '<button></button><main tabindex="-1"></main>';
  const opener = document.querySelector('button');
  opener?.focus();
  const { unmount } = render(example());
  change(opener);
  unmount();
  await waitFor(() => expect(document.querySelector(name)).toHaveFocus());
});
