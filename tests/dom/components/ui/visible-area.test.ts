import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followVisibleArea } from '@/components/ui/visible-area';

class Viewport extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;

  change(values: Partial<Pick<Viewport, 'height' | 'offsetTop' | 'scale'>>, type = 'resize') {
    Object.assign(this, values);
    this.dispatchEvent(new Event(type));
  }
}

let viewport: Viewport;
let panel: HTMLElement;
const hidden = () => ['top', 'bottom'].map((edge) => panel.style.getPropertyValue(`--visible-${edge}`));

beforeEach(() => {
  viewport = new Viewport();
  panel = document.createElement('div');
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
});

describe('what an on-screen keyboard hides', () => {
  it.each([
    ['nothing without a keyboard', {}, '0px', '0px'],
    ['nothing when the bars of the browser change', { height: 740 }, '0px', '0px'],
    ['nothing of what pinch zoom hides', { height: 400, scale: 2 }, '0px', '0px'],
    ['the part below the visible area', { height: 500 }, '0px', '300px'],
    ['also the part above it once it was moved', { height: 500, offsetTop: 120 }, '120px', '180px'],
  ])('is %s', (_, values, above, below) => {
    followVisibleArea(panel);
    expect(hidden()).toEqual(['0px', '0px']);
    viewport.change(values, 'offsetTop' in values ? 'scroll' : 'resize');
    expect(hidden()).toEqual([above, below]);
    viewport.change({ height: 800, offsetTop: 0 });
    expect(hidden()).toEqual(['0px', '0px']);
  });

  it('is updated until the panel is removed', () => {
    followVisibleArea(panel)?.();
    viewport.change({ height: 500 });
    expect(hidden()).toEqual(['0px', '0px']);
    expect(followVisibleArea(null)).toBeUndefined();
  });

  it('is not set in a browser without visualViewport', () => {
    vi.stubGlobal('visualViewport', undefined);
    expect(followVisibleArea(panel)).toBeUndefined();
    expect(hidden()).toEqual(['', '']);
  });
});
