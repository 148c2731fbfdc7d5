import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useInViewOnce } from '@/hooks/use-in-view-once';
import { showObserved, stubIntersectionObserver } from '../../setup/intersection';

function Section() {
  const ref = useRef<HTMLElement>(null);
  return <section ref={ref}>{useInViewOnce(ref) ? 'seen' : 'not yet'}</section>;
}

function stubHeight(height: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height } as DOMRect);
}

afterEach(() => {
  window.innerHeight = 768;
});

describe('a section', () => {
  it('is seen from a fifth of it on, and for good', () => {
    stubIntersectionObserver();
    stubHeight(800);
    render(<Section />);
    showObserved({ ratio: 0.19, height: 800 });
    expect(screen.getByText('not yet')).toBeVisible();
    showObserved({ ratio: 0.2, height: 800 });
    expect(screen.getByText('seen')).toBeVisible();
    showObserved({ ratio: 0, height: 800 });
    expect(screen.getByText('seen')).toBeVisible();
  });

  it('of ten viewports is seen when it fills half of one', () => {
    stubIntersectionObserver();
    window.innerHeight = 500;
    stubHeight(5_000);
    render(<Section />);
    showObserved({ ratio: 0.04, height: 5_000 });
    expect(screen.getByText('not yet')).toBeVisible();
    showObserved({ ratio: 0.05, height: 5_000 });
    expect(screen.getByText('seen')).toBeVisible();
  });

  it('is measured again when the page is zoomed', () => {
    stubIntersectionObserver();
    stubHeight(800);
    render(<Section />);
    stubHeight(10_000);
    window.innerHeight = 200;
    fireEvent(window, new Event('resize'));
    showObserved({ ratio: 0.01, height: 10_000 });
    expect(screen.getByText('seen')).toBeVisible();
  });

  it('is not yet seen on the server, nor where nothing can be observed', () => {
    expect(renderToString(<Section />)).toContain('not yet');
    const observer = globalThis.IntersectionObserver;
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    render(<Section />);
    expect(screen.getByText('not yet')).toBeVisible();
    globalThis.IntersectionObserver = observer;
  });
});
