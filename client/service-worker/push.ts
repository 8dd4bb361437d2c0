import { paths } from '#client/paths.ts';

const HOME = paths.notices;

/** Push messages and clicks on them. */
export function handlePush(scope: ServiceWorkerGlobalScope) {
  scope.addEventListener('push', (event) => {
    const { title, body, path, tag } = messageIn(event.data);
    event.waitUntil(scope.registration.showNotification(title, { body, tag, data: { path }, icon: '/favicon.svg' }));
  });

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(show(scope, event.notification.data?.path));
  });
}

// Browsers withdraw the permission of pages that show nothing.
function messageIn(data: PushMessageData | null) {
  const unknown = { title: 'Kickstand', body: 'There is news for you.', path: HOME, tag: undefined };
  try {
    return { ...unknown, ...data?.json() };
  } catch {
    return unknown;
  }
}

async function show({ location, clients }: ServiceWorkerGlobalScope, path = HOME) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) url.href = new URL(HOME, location.origin).href;
  const [page] = await clients.matchAll({ type: 'window' });
  if (!page) return clients.openWindow(url.href);
  await page.focus();
  return page.navigate(url.href).catch(() => clients.openWindow(url.href));
}
