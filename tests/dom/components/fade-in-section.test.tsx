import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FadeInSection } from '@/components/fade-in-section';
import { placeObserved, removeObserver, stubObserver } from '../../setup/intersection';

const VIEWPORT = 500;
const onSeen = vi.fn();
const page = <FadeInSection aria-label="Reasons" onSeen={onSeen} />;

/** Renders the section at a distance from the top of the viewport. Pixels. */
function renderAt(top: number, height = 400) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, height));
  return render(page);
}

/** Scrolls the section to a distance from the top of the viewport, or gives it another height. Pixels. */
function place(top: number, height: number) {
  placeObserved({ top, height, viewport: VIEWPORT });
}

const fade = () => screen.getByRole('region', { name: 'Reasons' }).dataset['fade'];

beforeEach(() => {
  stubObserver();
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(VIEWPORT);
});

describe('a section', () => {
  it('is prerendered visible, and does not wait when it is in view already', () => {
    expect(renderToString(page)).not.toContain('data-fade');
    renderAt(499);
    expect(fade()).toBeUndefined();
    expect(onSeen).not.toHaveBeenCalled();
  });

  it.each([
    ['20 % of it is visible', 400, 420],
    ['it fills a fifth of the viewport, as it is taller,', 5_000, 400],
  ])(
    'waits below the viewport, is seen and fades in when %s: once, and it stays visible',
    (_, height, top) => {
      renderAt(500, height);
      place(top + 1, height);
      expect(fade()).toBe('waiting');
      expect(onSeen).not.toHaveBeenCalled();
      for (const seenAt of [top, 500, top]) {
        place(seenAt, height);
        expect(fade()).toBe('in');
      }
      expect(onSeen).toHaveBeenCalledTimes(1);
    },
  );

  it('is seen after a rotation by a fifth of the new viewport', () => {
    renderAt(500, 2_000);
    placeObserved({ top: 801, height: 2_000, viewport: 1_000 });
    expect(onSeen).not.toHaveBeenCalled();
    placeObserved({ top: 800, height: 2_000, viewport: 1_000 });
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it('fades in like any other when a jump brings it in whole, and not while a jump passes it', () => {
    renderAt(500);
    place(-2_000, 400);
    expect(fade()).toBe('waiting');
    place(0, 400);
    expect(fade()).toBe('in');
  });

  it('is never seen without IntersectionObserver, where it is visible all the same', () => {
    removeObserver();
    renderAt(500);
    expect(fade()).toBeUndefined();
    expect(onSeen).not.toHaveBeenCalled();
  });
});
