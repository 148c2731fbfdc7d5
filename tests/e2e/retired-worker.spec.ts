import { hostSite, serve } from '../../scripts/build/static-host';
import { expect, test } from './fixtures';

// The host of this test has no data interface.
test.use({ allowedErrors: /status (?:of )?404/ });

/** Keeps a page and answers every visit with it. */
const EARLIER_WORKER = `
  self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(caches.open('earlier').then((cache) => cache.add('/')));
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
  });
`;

for (const name of ['sw.js', 'service-worker.js']) {
  test(`an earlier site's /${name} goes at the first visit, with what it has kept`, async ({ page }) => {
    const site = hostSite('dist-embedded');
    let isEarlier = true;
    const { origin, close } = await serve((request, response) => {
      if (!isEarlier) return site(request, response);
      const isWorker = request.url === `/${name}`;
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
      response.end(isWorker ? EARLIER_WORKER : '<h1>The earlier site</h1>');
    });
    await page.goto(origin);
    await page.evaluate(async (file) => {
      await navigator.serviceWorker.register(file);
      await navigator.serviceWorker.ready;
    }, name);
    isEarlier = false;
    await page.goto(`${origin}/?visit#partner`);
    await expect(page.getByRole('dialog')).toBeVisible();
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    expect(await left()).toEqual([0, 0]);
    close();
  });
}
