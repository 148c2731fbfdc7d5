import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FadeInSection } from '@/components/fade-in-section';
import { placeObserved, removeObserver, stubObserver } from '../../setup/intersection';

const onSeen = vi.fn();
const section = <FadeInSection aria-label="Reasons" onSeen={onSeen} />;

/** Renders the section below the viewport, or at another distance from its top. Pixels. */
function renderAt(top = window.innerHeight) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  render(section);
}

const fade = () => screen.getByRole('region', { name: 'Reasons' }).dataset['fade'];

beforeEach(stubObserver);

describe('a section', () => {
  it('is visible when it is prerendered, or in view from the start', () => {
    expect(renderToString(section)).not.toContain('data-fade');
    renderAt(window.innerHeight - 1);
    expect(fade()).toBeUndefined();
    expect(onSeen).not.toHaveBeenCalled();
  });

  it.each([
    ['20 % of it is visible', 400, 920],
    ['it fills a fifth of the viewport, as it is taller', 5_000, 800],
  ])('waits below the viewport, and is seen and fades in once, when %s', (_, height, top) => {
    renderAt();
    placeObserved({ top: top + 1, height });
    expect(fade()).toBe('waiting');
    expect(onSeen).not.toHaveBeenCalled();
    for (const seenAt of [top, 1_000, top]) {
      placeObserved({ top: seenAt, height });
      expect(fade()).toBe('in');
    }
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it('is seen after a rotation by a fifth of the new viewport', () => {
    renderAt();
    placeObserved({ top: 1_601, height: 4_000, viewport: 2_000 });
    expect(onSeen).not.toHaveBeenCalled();
    placeObserved({ top: 1_600, height: 4_000, viewport: 2_000 });
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it('does not fade in while a jump passes it, but when one ends there', () => {
    renderAt();
    placeObserved({ top: -2_000, height: 400 });
    expect(fade()).toBe('waiting');
    placeObserved({ top: 0, height: 400 });
    expect(fade()).toBe('in');
  });

  it('is visible, and never seen, without IntersectionObserver', () => {
    removeObserver();
    renderAt();
    expect(fade()).toBeUndefined();
    expect(onSeen).not.toHaveBeenCalled();
  });
});
