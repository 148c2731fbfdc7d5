// In place of a service worker of an earlier site on this domain, which would go on answering with that site: browsers ask
// for its file again on a visit. It leaves nothing behind, and shows the pages that are open as they are now.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
  };
  event.waitUntil(retire());
});
