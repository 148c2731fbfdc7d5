import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';

const example = (control?: React.ReactNode) => (
  <Dialog open>
    <DialogContent closeLabel="Close">
      <DialogTitle>Title</DialogTitle>
      <DialogDescription>Description</DialogDescription>
      {control}
    </DialogContent>
  </Dialog>
);

it('focuses its close button when it has no form control, and scrolls to what is focused', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { unmount } = render(example());
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  unmount();
  scrollIntoView.mockClear();
  render(example(<input />));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('textbox')]);
});

it('gives focus back to its opener without scrolling the page', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { unmount } = render(example());
  const focus = vi.spyOn(opener, 'focus');
  unmount();
  await waitFor(() => expect(opener).toHaveFocus());
  for (const options of focus.mock.calls) expect(options).toEqual([{ preventScroll: true }]);
});

it('gives focus to the main content when its opener is gone', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  opener.focus();
  const { unmount } = render(example());
  opener.remove();
  unmount();
  await waitFor(() => expect(main).toHaveFocus());
  main.remove();
});
