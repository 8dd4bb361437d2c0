import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { forgetPrivate } from './caches.ts';
import { keepFiles, keepPage } from './keep.ts';
import { MANIFEST } from './keys.ts';
import type { Message, Source } from './messages.ts';
import { isStoredRead } from './private-reads.ts';
import { handlePush } from './push.ts';
import { savedAtOf } from './sources.ts';
import { answerFile, answerManifest, answerPage, reads } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** The page that is shown when another one is not stored. */
const FALLBACK = '/offline';

// A page keeps its scripts by their addresses, so a new worker may answer for pages of the former build.
self.skipWaiting();
clientsClaim();
handlePush(self);

self.addEventListener('install', (event) =>
  event.waitUntil(keepPage({ address: FALLBACK, isPrivate: false }, self.location)),
);

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.kind === 'keep') event.waitUntil(keepPage(message, self.location));
  if (message.kind === 'keep-files') event.waitUntil(keepFiles(message.files));
  if (message.kind === 'forget-private') event.waitUntil(forgetPrivate());
  if (message.kind === 'ask-source') {
    const source: Source = { savedAt: event.source instanceof Client ? savedAtOf(event.source.id) : null };
    event.ports[0]?.postMessage(source);
  }
});

registerRoute(({ sameOrigin, url }) => sameOrigin && /^\/(assets|photos|pictures)\//.test(url.pathname), answerFile);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === MANIFEST, answerManifest);
registerRoute(({ sameOrigin, url }) => sameOrigin && isStoredRead(url.pathname), reads);
registerRoute(
  ({ sameOrigin, request, url }) => sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('.data')),
  (options) => answerPage(options, FALLBACK),
);
