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

let viewport = new Viewport();
let panel = document.createElement('div');
const hidden = () => ['top', 'bottom'].map((edge) => panel.style.getPropertyValue(`--visible-${edge}`));

beforeEach(() => {
  viewport = new Viewport();
  panel = document.createElement('div');
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
});

describe('what an on-screen keyboard hides', () => {
  it('is nothing without a keyboard, also when the bars of the browser change', () => {
    followVisibleArea(panel);
    expect(hidden()).toEqual(['0px', '0px']);
    viewport.change({ height: 740 });
    expect(hidden()).toEqual(['0px', '0px']);
  });

  it('is the part below the visible area, and above it once that was moved', () => {
    followVisibleArea(panel);
    viewport.change({ height: 500 });
    expect(hidden()).toEqual(['0px', '300px']);
    viewport.change({ offsetTop: 120 }, 'scroll');
    expect(hidden()).toEqual(['120px', '180px']);
    viewport.change({ height: 800, offsetTop: 0 });
    expect(hidden()).toEqual(['0px', '0px']);
  });

  it('does not include pinch zoom', () => {
    followVisibleArea(panel);
    viewport.change({ height: 400, scale: 2 });
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
