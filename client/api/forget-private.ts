import type { PRIVATE } from '#client/service-worker/cache-names.ts';
import type { Message } from '#client/service-worker/messages.ts';

// Imported, it would move to the dashboard's chunk, and the public page of offline copies would load that.
const PRIVATE_CACHE: typeof PRIVATE = 'kickstand-private';

/** What the service worker has stored for the person. The worker stores no response that is still under way. */
export function forgetPrivate() {
  const message: Message = { kind: 'forget-private' };
  globalThis.navigator?.serviceWorker?.controller?.postMessage(message);
  globalThis.caches?.delete(PRIVATE_CACHE).catch(() => {});
}
