import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { paths } from '#client/paths.ts';
import { languageOf, pathIn } from '#language/languages.ts';
import { PAGES } from './cache-names.ts';
import { forgetPrivate, stored } from './caches.ts';
import { keepFiles, keepPage } from './keep.ts';
import { isManifest } from './keys.ts';
import type { Message, Source } from './messages.ts';
import { isStoredRead, readerOf } from './private-reads.ts';
import { handlePush } from './push.ts';
import { dateOf } from './response-date.ts';
import { savedAtOf } from './sources.ts';
import { answerFile, answerManifest, answerPage, reads } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shown when another page is not stored; in English from the start, in others when one of their pages was. */
const fallbackOf = (address: string) =>
  pathIn(languageOf(new URL(address, self.location.origin).pathname), paths.saved);
const DAY_MS = 24 * 3_600_000;

// A page keeps its scripts by their addresses, so a new worker may answer for pages of the former build.
self.skipWaiting();
clientsClaim();
handlePush(self);

self.addEventListener('install', (event) =>
  event.waitUntil(keepPage({ address: paths.saved, isPrivate: false }, self.location)),
);

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.kind === 'keep')
    event.waitUntil(keepPage(message, self.location).then(() => renewFallback(fallbackOf(message.address))));
  if (message.kind === 'keep-files') event.waitUntil(keepFiles(message.files));
  if (message.kind === 'forget-private') event.waitUntil(forgetPrivate());
  if (message.kind === 'ask-source') {
    const source: Source = { savedAt: event.source instanceof Client ? savedAtOf(event.source.id) : null };
    event.ports[0]?.postMessage(source);
  }
});

/** A stored file that nobody uses goes after a month, the fallback's too. */
async function renewFallback(address: string) {
  const fallback = await stored(PAGES, address);
  if (fallback && Date.parse(dateOf(fallback)) > Date.now() - DAY_MS) return;
  await keepPage({ address, isPrivate: false }, self.location);
}

registerRoute(({ sameOrigin, url }) => sameOrigin && /^\/(assets|photos|pictures)\//.test(url.pathname), answerFile);
registerRoute(({ sameOrigin, url }) => sameOrigin && isManifest(url.pathname), answerManifest);
registerRoute(({ sameOrigin, request, url }) => sameOrigin && isStoredRead(url.pathname, readerOf(request)), reads);
registerRoute(
  ({ sameOrigin, request, url }) => sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('.data')),
  (options) => answerPage(options, fallbackOf(options.url.pathname)),
);
