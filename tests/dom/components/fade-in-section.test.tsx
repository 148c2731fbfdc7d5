import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FadeInSection, visibleShare } from '@/components/fade-in-section';
import {
  showObserved,
  stubIntersectionObserver,
  withoutIntersectionObserver,
} from '../../setup/intersection';

const HIDDEN = 'motion-safe:opacity-0';
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

const section = () => screen.getByRole('region', { name: 'Reasons' });

beforeEach(() => {
  onSeen.mockReset();
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(500);
});

afterEach(() => vi.restoreAllMocks());

describe('a section', () => {
  it('is hidden below the viewport, only where motion is allowed', () => {
    expect(renderAt(500)).toHaveClass(HIDDEN, 'why');
  });

  it('is not hidden when it is visible already', () => {
    expect(renderAt(499)).not.toHaveClass(HIDDEN);
  });

  it('is prerendered visible and not yet seen', () => {
    expect(renderToString(<FadeInSection className="why" onSeen={onSeen} />)).not.toContain('opacity');
    expect(onSeen).not.toHaveBeenCalled();
  });
});

describe('a section is seen', () => {
  beforeEach(stubIntersectionObserver);

  it('when 20 % of it is visible: once, and it stays visible', () => {
    renderAt(500, 500);
    showObserved({ ratio: 0, height: 500 });
    showObserved({ ratio: 0.19, height: 500 });
    expect(section()).toHaveClass(HIDDEN);
    expect(onSeen).not.toHaveBeenCalled();
    showObserved({ ratio: 0.2, height: 500 });
    expect(section()).not.toHaveClass(HIDDEN);
    showObserved({ ratio: 0, height: 500 });
    showObserved({ ratio: 1, height: 500 });
    expect(section()).not.toHaveClass(HIDDEN);
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it('when it fills half of the viewport, if it is ten viewports high', () => {
    renderAt(500, 5_000);
    showObserved({ ratio: 0.04, height: 5_000 });
    expect(section()).toHaveClass(HIDDEN);
    expect(onSeen).not.toHaveBeenCalled();
    showObserved({ ratio: 0.05, height: 5_000 });
    expect(section()).not.toHaveClass(HIDDEN);
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it('by its height after zooming', () => {
    renderAt(500, 800);
    stubBox(500, 10_000);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(200);
    fireEvent(window, new Event('resize'));
    showObserved({ ratio: 0.01, height: 10_000 });
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it('never after it was unmounted', () => {
    const { unmount } = render(<FadeInSection onSeen={onSeen} />);
    unmount();
    showObserved({ ratio: 1, height: 500 });
    expect(onSeen).not.toHaveBeenCalled();
  });

  it('never without IntersectionObserver, where it is visible all the same', () => {
    withoutIntersectionObserver(() => {
      expect(renderAt(500)).not.toHaveClass(HIDDEN);
      expect(onSeen).not.toHaveBeenCalled();
    });
  });
});

it.each([
  ['a short section', 400, 800, 0.2],
  ['one of two and a half viewports', 2_000, 800, 0.2],
  ['one of ten viewports, which can never show a fifth', 8_000, 800, 0.05],
  ['one without a height', 0, 800, 0.2],
])('the visible share of %s', (_, height, viewport, share) => {
  expect(visibleShare(height, viewport)).toBe(share);
});
