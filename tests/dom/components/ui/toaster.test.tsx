import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { clearToasts, showToast, Toaster } from '@/components/ui/toaster';

const region = (name: string) => screen.getByRole('region', { name });

function Toasters() {
  return (
    <>
      <Toaster id="a" label="First" position="top-center" />
      <Toaster id="b" label="Second" position="bottom-right" />
    </>
  );
}

/** Renders both toasters and shows a toast in the first. */
async function showSaved(toast: Partial<Parameters<typeof showToast>[0]> = {}) {
  render(<Toasters />);
  act(() => showToast({ ...saved, ...toast }));
  return within(region('First')).findByText('Saved');
}

const saved = {
  title: 'Saved',
  description: 'All is well.',
  tone: 'success',
  dismissLabel: 'Dismiss',
  toasterId: 'a',
} as const;

afterEach(() => {
  clearToasts('a');
  clearToasts('b');
});

describe('a toast', () => {
  it('appears in its own toaster only, which announces it', async () => {
    expect(await showSaved()).toBeVisible();
    expect(within(region('First')).getByText('All is well.')).toBeVisible();
    expect(within(region('Second')).queryByText('Saved')).toBeNull();
    expect(region('First')).toHaveAttribute('aria-live', 'polite');
  });

  it('is shown as soon as its toaster is rendered', async () => {
    showToast(saved);
    render(<Toasters />);
    expect(await within(region('First')).findByText('Saved')).toBeVisible();
  });

  it.each(['success', 'destructive'] as const)('has its tone: %s', async (tone) => {
    const title = await showSaved({ tone });
    expect(title.closest('[data-slot="toast"]')).toHaveAttribute('data-tone', tone);
  });

  it('is removed when it is dismissed', async () => {
    await showSaved();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  });

  it('gives focus back to the control before it when it is dismissed', async () => {
    render(<button type="button">Before</button>);
    await showSaved();
    await userEvent.click(screen.getByRole('button', { name: 'Before' }));
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus());
  });

  it('is removed with all others of its toaster, and no others', async () => {
    await showSaved();
    act(() => showToast({ ...saved, title: 'Kept', toasterId: 'b' }));
    act(() => clearToasts('a'));
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    expect(screen.getByText('Kept')).toBeVisible();
  });
});
