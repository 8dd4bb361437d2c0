// Push messages and clicks on them; it keeps no files and answers no requests.
const HOME = '/dashboard/notices';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = messageIn(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path }, icon: '/favicon.svg' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path));
});

// Browsers withdraw the permission of pages that show nothing.
function messageIn(data) {
  const unknown = { title: 'Kickstand', body: 'There is news for you.', path: HOME };
  try {
    return { ...unknown, ...data?.json() };
  } catch {
    return unknown;
  }
}

async function show(path = HOME) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) url.href = new URL(HOME, self.location.origin).href;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(url.href);
  await page.focus();
  return page.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}
