import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';

const FIRST = <input aria-label="First" />;

function Example({ children }: { children?: React.ReactNode }) {
  return (
    <Dialog open>
      <DialogContent closeLabel="Close" overlaid={<p>Beside</p>}>
        <DialogTitle>Title</DialogTitle>
        <DialogDescription>Description</DialogDescription>
        {children}
      </DialogContent>
    </Dialog>
  );
}

describe('a dialog', () => {
  it('is named by its title and described by its description', () => {
    render(<Example />);
    expect(screen.getByRole('dialog', { name: 'Title' })).toHaveAccessibleDescription('Description');
  });

  it('focuses its first form control, or the close button when it has none', () => {
    const { unmount } = render(<Example />);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    unmount();
    render(<Example>{FIRST}</Example>);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('contains the overlaid content, so that a click there is not outside', () => {
    render(<Example />);
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Beside'));
  });

  it('scrolls to the focused control', () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(<Example>{FIRST}</Example>);
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('textbox')]);
  });

  it('gives focus back to its opener without scrolling the page', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = render(<Example />);
    const focus = vi.spyOn(opener, 'focus');
    unmount();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    opener.remove();
  });
});
