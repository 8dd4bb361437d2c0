import type { ShownFromCache } from './messages.ts';
import { dateOf } from './response-date.ts';

const MOST = 50;
/** When the page of a window was stored, for those that came from the cache. */
const savedPages = new Map<string, string>();

export const savedAtOf = (clientId: string) => savedPages.get(clientId) ?? null;

export function notePage(clientId: string, response: Response) {
  savedPages.set(clientId, dateOf(response));
  for (const oldest of savedPages.keys()) {
    if (savedPages.size <= MOST) return;
    savedPages.delete(oldest);
  }
}

export async function tellPage(clients: Clients, clientId: string, response: Response) {
  const message: ShownFromCache = { kind: 'shown-from-cache', savedAt: dateOf(response) };
  (await clients.get(clientId))?.postMessage(message);
}
