import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FadeInSection } from '@/components/fade-in-section';
import {
  placeObserved,
  stubIntersectionObserver,
  withoutIntersectionObserver,
} from '../../setup/intersection';

const VIEWPORT = 500;
const onSeen = vi.fn();

/** Places every element at a distance from the top of the viewport. Pixels. */
function stubBox(top: number, height: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, height));
}

function renderAt(top: number, height = 400) {
  stubBox(top, height);
  render(<FadeInSection aria-label="Reasons" className="why" onSeen={onSeen} />);
  return section();
}

/** Scrolls the section to a distance from the top of the viewport, or gives it another height. Pixels. */
function place(top: number, height: number) {
  placeObserved({ top, height, viewport: VIEWPORT });
}

const section = () => screen.getByRole('region', { name: 'Reasons' });
const waits = () => section().dataset['fade'] === 'waiting';

beforeEach(() => {
  stubIntersectionObserver();
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(VIEWPORT);
});

describe('a section', () => {
  it.each([
    ['waits below the viewport', 500, 'waiting'],
    ['does not wait when it is visible already', 499, null],
  ])('%s', (_, top, fade) => {
    expect(renderAt(top).getAttribute('data-fade')).toBe(fade);
  });

  it('is prerendered visible and not yet seen', () => {
    expect(renderToString(<FadeInSection className="why" onSeen={onSeen} />)).not.toContain('data-fade');
    expect(onSeen).not.toHaveBeenCalled();
  });

  it('is seen and fades in when 20 % of it is visible: once, and it stays visible', () => {
    renderAt(500, 400);
    place(421, 400);
    expect(waits()).toBe(true);
    expect(onSeen).not.toHaveBeenCalled();
    place(420, 400);
    expect(section()).toHaveAttribute('data-fade', 'in');
    place(500, 400);
    place(420, 400);
    expect(waits()).toBe(false);
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is ten viewports high', 5_000],
    ['has grown to ten viewports since, as with larger text', 400],
  ])('is seen when it fills a fifth of the viewport, if it %s', (_, first) => {
    renderAt(500, first);
    place(600, first);
    place(400, 5_000);
    expect(waits()).toBe(true);
    expect(onSeen).not.toHaveBeenCalled();
    place(399, 5_000);
    expect(section()).toHaveAttribute('data-fade', 'in');
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it('appears without a fade where a jump brings it in by more than a quarter of the viewport', () => {
    renderAt(500, 5_000);
    place(374, 5_000);
    expect(section()).toHaveAttribute('data-fade', 'shown');
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it('does not wait above the viewport, jumped over: visible, but not seen', () => {
    renderAt(500);
    place(-2_000, 400);
    expect(section()).toHaveAttribute('data-fade', 'shown');
    expect(onSeen).not.toHaveBeenCalled();
  });

  it('is never seen after it was unmounted', () => {
    const { unmount } = render(<FadeInSection onSeen={onSeen} />);
    unmount();
    place(0, 500);
    expect(onSeen).not.toHaveBeenCalled();
  });

  it('is never seen without IntersectionObserver, where it is visible all the same', () => {
    withoutIntersectionObserver(() => {
      expect(renderAt(500)).not.toHaveAttribute('data-fade');
      expect(onSeen).not.toHaveBeenCalled();
    });
  });
});
