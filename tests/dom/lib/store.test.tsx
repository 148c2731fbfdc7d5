import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from '@/lib/store';

const store = createStore('none');
const Job = () => <p>{useStore(store)}</p>;

it('a value that is set before hydration causes no mismatch', () => {
  document.body.innerHTML = renderToString(<Job />);
  store.set('brakes');
  const onMismatch = vi.fn();
  render(<Job />, { container: document.body, hydrate: true, onRecoverableError: onMismatch });
  expect(onMismatch).not.toHaveBeenCalled();
  expect(document.body).toHaveTextContent('brakes');
  act(() => store.set('tires'));
  expect(document.body).toHaveTextContent('tires');
});
