import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followVisibleArea } from '@/components/ui/visible-area';

const WHOLE = { height: 800, offsetTop: 0, scale: 1 };
let viewport: EventTarget & typeof WHOLE;
let layer: HTMLElement;

function change(values: Partial<typeof WHOLE>, type = 'resize') {
  Object.assign(viewport, values).dispatchEvent(new Event(type));
}
const hidden = () => [layer.style.top, layer.style.bottom];

beforeEach(() => {
  viewport = Object.assign(new EventTarget(), WHOLE);
  layer = document.createElement('div');
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
});

describe('what an on-screen keyboard hides', () => {
  it.each([
    ['nothing without a keyboard', {}, '', ''],
    ['nothing when the bars of the browser change', { height: 740 }, '', ''],
    ['nothing of what pinch zoom hides', { height: 400, scale: 2 }, '', ''],
    ['the part below the visible area', { height: 500 }, '0px', '300px'],
    ['also the part above it once it was moved', { height: 500, offsetTop: 120 }, '120px', '180px'],
  ])('is %s', (_, values, above, below) => {
    followVisibleArea(layer);
    expect(hidden()).toEqual(['', '']);
    change(values, 'offsetTop' in values ? 'scroll' : 'resize');
    expect(hidden()).toEqual([above, below]);
    change(WHOLE);
    expect(hidden()).toEqual(['', '']);
  });

  it('is updated until the layer is removed', () => {
    followVisibleArea(layer)?.();
    change({ height: 500 });
    expect(hidden()).toEqual(['', '']);
  });
});
