import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useInView } from '@/hooks/use-in-view';
import {
  placeObserved,
  stubIntersectionObserver,
  withoutIntersectionObserver,
} from '../../setup/intersection';

function Panel() {
  const ref = useRef<HTMLDivElement>(null);
  return <div ref={ref}>{useInView(ref) ? 'in view' : 'not in view'}</div>;
}

test('follows the element into the viewport and out of it', () => {
  stubIntersectionObserver();
  render(<Panel />);
  expect(screen.getByText('not in view')).toBeVisible();
  placeObserved({ top: 999, height: 800 });
  expect(screen.getByText('in view')).toBeVisible();
  placeObserved({ top: 1_000, height: 800 });
  expect(screen.getByText('not in view')).toBeVisible();
});

test('is false on the server, and without IntersectionObserver', () => {
  expect(renderToString(<Panel />)).toContain('not in view');
  withoutIntersectionObserver(() => {
    render(<Panel />);
    expect(screen.getByText('not in view')).toBeVisible();
  });
});
