import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { keepStaticHtml, StaticHtml } from '@/components/static-html';

const page = <StaticHtml name="cards">{import.meta.env.PRERENDERED || <p>Six cards</p>}</StaticHtml>;

/** The same as in the browser's build, which lacks the children. */
function pageInBrowser() {
  vi.stubEnv('PRERENDERED', 'true');
  return <StaticHtml name="cards">{import.meta.env.PRERENDERED || <p>Six cards</p>}</StaticHtml>;
}

describe('a static part', () => {
  it('is rendered by React where the page is not prerendered', () => {
    render(page);
    expect(screen.getByText('Six cards')).toBeVisible();
  });

  it('keeps its prerendered HTML when the page is hydrated', async () => {
    document.body.innerHTML = renderToString(page);
    const prerendered = screen.getByText('Six cards');
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(document.body, pageInBrowser(), { onRecoverableError }));
    expect(screen.getByText('Six cards')).toBe(prerendered);
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it('is filled again when React creates it anew', () => {
    document.body.innerHTML = renderToString(page);
    keepStaticHtml(document.body);
    document.body.innerHTML = '';
    render(pageInBrowser());
    expect(screen.getByText('Six cards')).toBeVisible();
  });
});
