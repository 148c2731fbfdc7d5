import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCloseOnBack } from '@/hooks/use-close-on-back';

/** Renders the hook in a page that has been reached by a link; `answer` is what `onBack` returns. */
function open(answer = true) {
  const onBack = vi.fn(() => answer);
  const view = renderHook(({ isOpen }) => useCloseOnBack(isOpen, onBack), {
    initialProps: { isOpen: true },
  });
  return { onBack, ...view };
}

const marked = () => waitFor(() => expect(window.history.state).toHaveProperty('dialog'));
const unmarked = () => waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('dialog'));

it('hears Back, keeps it from the router, and adds nothing when it closes', async () => {
  const router = vi.fn();
  window.addEventListener('popstate', router);
  const { onBack, rerender } = open();
  await marked();
  act(() => window.history.back());
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  rerender({ isOpen: false });
  await unmarked();
  expect(router).not.toHaveBeenCalled();
  window.removeEventListener('popstate', router);
});

it('leaves its entry when it is closed otherwise, also when it is opened again at once', async () => {
  const pushState = vi.spyOn(window.history, 'pushState');
  const { onBack, rerender } = open();
  await marked();
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  await waitFor(() => expect(pushState).toHaveBeenCalledTimes(2));
  rerender({ isOpen: false });
  await unmarked();
  expect(onBack).not.toHaveBeenCalled();
});

it('returns to its entry when it has to stay open', async () => {
  const { onBack, unmount } = open(false);
  await marked();
  act(() => window.history.back());
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  await marked();
  unmount();
  await unmarked();
});
