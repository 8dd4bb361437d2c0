import { paths } from '#client/paths.ts';
import { withoutLanguage } from '#language/languages.ts';
import { FILES, PAGES, PRIVATE, ROUTES } from './cache-names.ts';
import { isStored, logoutCount, noteUse, prune, store, storePrivate } from './caches.ts';
import { dataKey, filesIn, manifestOf, pageKey, photosIn, routeKey, routesVersion } from './keys.ts';
import type { Message } from './messages.ts';

const AT_ONCE = 4;
/** Of a page; the gallery comes first. */
const PHOTOS = { most: 10, width: 800 };

type Kept = Omit<Extract<Message, { kind: 'keep' }>, 'kind'>;

/** The page, what it loads at its start, its data for the router, and its photos. */
export async function keepPage({ address, isPrivate }: Kept, { origin }: { origin: string }) {
  const before = logoutCount();
  const keep = (key: string, response: Response) =>
    isPrivate ? storePrivate(key, response, before) : store(PAGES, key, response);
  const page = await fetched(address);
  if (!page) return;
  const html = await page.clone().text();
  const files = filesIn(html);
  await keepFiles([...files, ...photosIn(html, PHOTOS)]);
  await keepRoute(address, routesVersion(files), origin);
  // Pages of the dashboard have no data of their own: they read the API.
  const data = withoutLanguage(address).startsWith(paths.dashboard)
    ? undefined
    : await fetched(dataKey(address, origin));
  if (data) await keep(dataKey(address, origin), data);
  // Last: a page that is stored is whole.
  await keep(pageKey(address, origin), page);
  await prune(PAGES, PRIVATE, FILES, ROUTES);
}

/** Which scripts belong to pages of this kind: the router asks before it goes there by a link. */
async function keepRoute(address: string, version: string | undefined, origin: string) {
  if (!version) return;
  const { pathname } = new URL(address, origin);
  const key = routeKey(pathname, version);
  if (await isStored(ROUTES, key)) return;
  const route = await fetched(`${manifestOf(pathname)}?${new URLSearchParams({ paths: pathname, version })}`);
  if (route) await store(ROUTES, key, route);
}

/** Those that are not stored yet; their addresses change with their content. */
export async function keepFiles(files: string[]) {
  const left = [...new Set(files)];
  const work = async () => {
    for (let file = left.pop(); file; file = left.pop()) await keepFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function keepFile(file: string) {
  if (await isStored(FILES, file)) return noteUse(FILES, file);
  const response = await fetched(file);
  if (response) await store(FILES, file, response);
}

async function fetched(address: string): Promise<Response | undefined> {
  try {
    const response = await fetch(address);
    return response.ok && !response.redirected ? response : undefined;
  } catch {
    return; // No connection: what is stored stays.
  }
}
