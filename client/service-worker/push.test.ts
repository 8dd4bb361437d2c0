import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handlePush } from './push.ts';

const ORIGIN = 'https://bikes.example.test';

/** The browser's side of the worker, which remembers what it was asked to show and open. */
function worker({ isOpen = false } = {}) {
  const heard = new Map<string, (event: object) => void>();
  const done: string[] = [];
  const shown: [title: string, options: { body: string; tag?: string; data: { path: string } }][] = [];
  const page = {
    focus: async () => void done.push('focus'),
    navigate: async (url: string) => void done.push(`navigate ${url}`),
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, on: (event: object) => void) => heard.set(name, on),
    registration: { showNotification: async (...what: (typeof shown)[number]) => void shown.push(what) },
    clients: {
      matchAll: async () => (isOpen ? [page] : []),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
  };
  handlePush(self as unknown as ServiceWorkerGlobalScope);
  return {
    shown,
    done,
    async happens(name: string, event: object) {
      const work: Promise<unknown>[] = [];
      heard.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
      await Promise.all(work);
      assert.ok(work.length > 0, 'the browser waits for it');
    },
  };
}

const click = (path?: unknown) => ({ notification: { close() {}, data: path === undefined ? undefined : { path } } });

test('a push message is shown, and one that says nothing as well', async () => {
  const { happens, shown } = worker();
  const message = {
    title: 'Kickstand',
    body: 'There is news of a deal of yours.',
    path: '/dashboard/deal/1',
    tag: 'x',
  };
  await happens('push', { data: { json: () => message } });
  await happens('push', { data: null });
  await happens('push', { data: { json: () => JSON.parse('{') } });
  const told = shown.map(([title, { body, tag, data }]) => ({ title, body, tag, path: data.path }));
  const unknown = { title: 'Kickstand', body: 'There is news for you.', tag: undefined, path: '/dashboard/notices' };
  assert.deepEqual(JSON.parse(JSON.stringify(told)), JSON.parse(JSON.stringify([message, unknown, unknown])));
});

test('a click opens the page, in the window that is open or a new one, and never another site', async () => {
  const closed = worker();
  await closed.happens('notificationclick', click('/dashboard/deal/1'));
  for (const path of ['https://evil.test/x', '//evil.test', '/\\evil.test', undefined])
    await closed.happens('notificationclick', click(path));
  const home = `open ${ORIGIN}/dashboard/notices`;
  assert.deepEqual(closed.done, [`open ${ORIGIN}/dashboard/deal/1`, home, home, home, home]);
  const open = worker({ isOpen: true });
  await open.happens('notificationclick', click('/dashboard/payouts'));
  assert.deepEqual(open.done, ['focus', `navigate ${ORIGIN}/dashboard/payouts`]);
});
