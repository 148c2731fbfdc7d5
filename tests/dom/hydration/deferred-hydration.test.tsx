import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { Section } from '@/components/section';
import { Select } from '@/components/ui/select';
import { DeferredHydration } from '@/hydration/deferred-hydration';
import { HydrationMarker, markPage } from '@/hydration/hydration-marker';
import '@/hydration/replay-early-click';
import { pending } from '../../setup/pending';

/* Tests what hydration promises: the content of `DeferredHydration` waits for its code, and everything else works as soon as
 * the page is hydrated.
 */

const list = (name: string) => () => (
  <Select
    aria-label={name}
    value="a"
    options={[{ value: 'a', label: `${name} A` }]}
    onValueChange={() => undefined}
  />
);
const Now = list('Now');
const Later = list('Later');

function Page({ Part }: { Part: ComponentType }) {
  return (
    <>
      <HydrationMarker onHydrated={markPage} />
      <Section id="one">
        <Now />
      </Section>
      <Section id="two">
        <DeferredHydration>
          <Part />
        </DeferredHydration>
      </Section>
    </>
  );
}

const combobox = (name: string) => screen.getByRole('combobox', { name, hidden: true });
const isOpen = (name: string) => combobox(name).getAttribute('aria-expanded') === 'true';

let loadLater: () => Promise<void>;

/** Writes the prerendered page. The code of its later part is missing until `loadLater` is called. */
beforeEach(() => {
  document.documentElement.removeAttribute('data-hydrated');
  document.body.innerHTML = `<div id="root">${renderToString(<Page Part={Later} />)}</div>`;
});

async function hydratePage(): Promise<void> {
  const { promise, resolve } = pending<{ default: ComponentType }>();
  const Part = lazy(() => promise);
  const container = document.getElementById('root');
  if (container === null) throw new Error('There is no root');
  render(<Page Part={Part} />, { container, hydrate: true });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
  loadLater = async () => {
    resolve({ default: Later });
    await waitFor(() => expect(document.querySelector('[data-hydrated="later"]')).toBeNull());
  };
}

it('a click on a select before hydration opens its list after hydration', async () => {
  fireEvent.click(combobox('Now'));
  expect(isOpen('Now')).toBe(false);
  await hydratePage();
  await waitFor(() => expect(isOpen('Now')).toBe(true));
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  expect(isOpen('Now')).toBe(false);
  fireEvent.click(combobox('Now'));
  expect(isOpen('Now')).toBe(true);
});

it('a later part repeats no click if the last click was outside that part', async () => {
  await hydratePage();
  fireEvent.click(combobox('Later'));
  fireEvent.click(combobox('Now'));
  await loadLater();
  expect(isOpen('Later')).toBe(false);
});

it('a later part does not repeat a click that the page has already handled', async () => {
  await hydratePage();
  const markAsHandled = (event: Event) => event.preventDefault();
  document.addEventListener('click', markAsHandled, { capture: true, once: true });
  fireEvent.click(combobox('Later'));
  await loadLater();
  expect(isOpen('Later')).toBe(false);
  fireEvent.click(combobox('Later'));
  expect(isOpen('Later')).toBe(true);
});
