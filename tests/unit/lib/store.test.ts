import { expect, it, vi } from 'vitest';
import { createStore } from '@/lib/store';

it('a store tells each listener of a new value, until it unsubscribes', () => {
  const store = createStore('none');
  const heard = vi.fn();
  const unsubscribe = store.subscribe(() => heard(store.get()));
  store.set('brakes');
  expect(heard.mock.calls).toEqual([['brakes']]);
  unsubscribe();
  store.set('tires');
  expect(heard).toHaveBeenCalledTimes(1);
  expect([store.get(), store.initial]).toEqual(['tires', 'none']);
});
