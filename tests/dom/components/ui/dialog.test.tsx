import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { followVisibleArea } from '@/components/ui/visible-area';

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

// The visible parts of a dialog are tested in in-sight.spec.ts.
it('a dialog focuses its first form control, or itself if there is none', () => {
  const { unmount } = render(example());
  expect(screen.getByRole('dialog')).toHaveFocus();
  unmount();
  render(example(<input />));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

describe('followVisibleArea', () => {
  const WHOLE = { height: 800, offsetTop: 0, scale: 1 };
  const viewport = Object.assign(new EventTarget(), WHOLE);
  let layer: HTMLElement;
  let stop: (() => void) | undefined;

  function change(values: Partial<typeof WHOLE>, type = 'resize') {
    Object.assign(viewport, values).dispatchEvent(new Event(type));
  }
  const hidden = () => [layer.style.top, layer.style.bottom];

  beforeEach(() => {
    layer = document.createElement('div');
    vi.stubGlobal('visualViewport', viewport);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    stop = followVisibleArea(layer);
    return stop;
  });

  it.each([
    ['nothing if the bars of the browser change', { height: 740 }, '', ''],
    ['nothing under pinch zoom', { height: 400, scale: 2 }, '', ''],
    ['the part that the keyboard covers', { height: 500 }, '0px', '300px'],
    ['also the part above, if the visible area has moved', { height: 500, offsetTop: 120 }, '120px', '180px'],
  ])('excludes %s', (_, values, above, below) => {
    change(values, 'offsetTop' in values ? 'scroll' : 'resize');
    expect(hidden()).toEqual([above, below]);
    change(WHOLE);
    expect(hidden()).toEqual(['', '']);
    stop?.();
    change({ height: 500 });
    expect(hidden()).toEqual(['', '']);
    change(WHOLE);
  });

  it('scrolls the focused field into view when an on-screen keyboard opens', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    change({ height: 400, scale: 2 });
    expect(scrolled).not.toHaveBeenCalled();
    change({ height: 500, scale: 1 });
    expect(scrolled.mock.contexts).toEqual([field]);
    change(WHOLE);
  });
});
