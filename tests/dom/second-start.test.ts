import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';

const SRC = 'https://pitlane.test/assets/index-12345678.js';
const request = vi.fn<typeof fetch>();
const start = vi.fn<(src: string) => Promise<void>>();

/** The script of index.html. Its import is replaced: jsdom has none. */
const [, text = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8')) ?? [];
new Function('fetch', 'start', text.replace('import(src)', 'start(src)'))(request, start);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<p id="start-failed" hidden></p>
    <script type="module"></script><img src="x.png">`;
  // An address would make jsdom load it.
  Reflect.set(document.querySelector('script') ?? {}, 'src', SRC);
});

async function fail(element: string): Promise<void> {
  document.querySelector(element)?.dispatchEvent(new Event('error'));
  await vi.runAllTimersAsync();
}
const failed = () => document.getElementById('start-failed')?.hidden === false;

it('a program that could not be loaded is requested past the cache a second later, and started', async () => {
  request.mockResolvedValue(new Response());
  start.mockResolvedValue();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(999);
  expect(request).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(request.mock.calls).toEqual([[SRC, { cache: 'reload' }]]);
  expect(start.mock.calls).toEqual([[SRC]]);
  expect(failed()).toBe(false);
});

it.each([
  ['requested', () => request.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['started', () => start.mockRejectedValue(new TypeError('Failed to fetch'))],
])('a program that cannot be %s the second time is reported', async (_, refuse) => {
  request.mockResolvedValue(new Response());
  refuse();
  await fail('script');
  expect(failed()).toBe(true);
});

it('a picture that could not be loaded starts nothing', async () => {
  await fail('img');
  expect(request).not.toHaveBeenCalled();
});
