import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { PAGE_SIZE } from '#contract/page.ts';
import { MOST_TOGETHER } from '#contract/products.ts';
import type { SearchWish } from '#contract/search.ts';
import { Id } from '#contract/text.ts';
import { leaveBodies } from './bodies.ts';
import { listCategories } from './categories/categories.ts';
import { contentPolicy } from './content-policy.ts';
import { isDatabaseDown, type Sql } from './database/connect.ts';
import type { Position } from './database/replica.ts';
import { untilGone } from './gone.ts';
import type { Market } from './market.ts';
import { notFound, RETRY_AFTER, Refusal } from './problems.ts';
import { advertisedProducts, newestProducts, productsTogether } from './products/products.ts';
import { readPage } from './products/whole.ts';
import { searchInTurn } from './search/turn.ts';
import { type Site, serveSitemap } from './sitemap/sitemap.ts';
import { lastWritten } from './written.ts';

const NEWEST_ON_LANDING_PAGE = 6;
const STRANGER = undefined;

/** Serves the built client: its files for ever, its pages rendered whole, their inline scripts allowed by hash. */
export async function servePages(
  app: FastifyInstance,
  market: Market,
  { publicUrl, build }: { publicUrl: string; build: string },
) {
  const pages = (await import(pathToFileURL(`${build}/server/index.js`).href)) as ServerBuild;
  const { marketContext, paths, publicPages } = pages.entry.module as unknown as {
    marketContext: RouterContext<ReturnType<typeof publicMarket>>;
    paths: Pick<Site, 'category' | 'product'>;
    publicPages: string[];
  };
  const render = createRequestHandler(pages, 'production');
  const policy = contentPolicy(market);

  await app.register(fastifyStatic, { root: `${build}/client`, wildcard: false, index: false, setHeaders: cacheFiles });
  serveSitemap(app, market.sql, { publicUrl, pages: publicPages, ...paths });
  await app.register(async (scope) => {
    leaveBodies(scope);
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        const elsewhere = properAddress(request, publicUrl);
        if (elsewhere) return reply.redirect(elsewhere, 302);
        const context = new RouterContextProvider();
        context.set(marketContext, publicMarket(market, lastWritten(request)));
        const page = await render(pageRequest(request, publicUrl), context);
        const body = Buffer.from(await page.arrayBuffer());
        for (const [name, value] of page.headers) reply.header(name, value);
        const isHtml = page.headers.get('content-type')?.startsWith('text/html');
        if (isHtml) reply.header('content-security-policy', policy(body.toString()));
        if (page.status === 503) reply.header('retry-after', RETRY_AFTER);
        return reply.code(page.status).header('cache-control', 'no-cache').send(body);
      },
    });
  });
}

/** What public pages show: the marketplace as a stranger sees it. */
function publicMarket(market: Market, written: Position | undefined) {
  const { sql, config } = market;
  const first = async (limit: number, list: typeof newestProducts) =>
    (await reachable(list(sql, STRANGER, { limit }))).slice(0, limit);
  return {
    categories: () => reachable(listCategories(sql)),
    advertised: () => first(PAGE_SIZE, advertisedProducts),
    newest: () => first(NEWEST_ON_LANDING_PAGE, newestProducts),
    product: (id: string) => reachable(product(sql, id)),
    search: (wish: SearchWish, signal: AbortSignal) =>
      reachable(searchInTurn(market, STRANGER, wish, { signal, written })),
    products: (ids: string[]) => reachable(productsTogether(sql, STRANGER, ids.filter(isId).slice(0, MOST_TOGETHER))),
    demoPeople: async () => config.demoPeople,
  };
}

async function product(sql: Sql, id: string) {
  if (!isId(id)) throw notFound('product');
  return readPage(sql, STRANGER, id);
}

const isId = (text: string) => Id.safeParse(text).success;

async function reachable<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Refusal) throw new Response(error.message, { status: error.status });
    throw isDatabaseDown(error) ? new Response('Our records are out of reach for a moment.', { status: 503 }) : error;
  }
}

function pageRequest(request: FastifyRequest, publicUrl: string) {
  const { accept = '*/*', 'user-agent': agent = '' } = request.headers;
  const headers = { accept, 'user-agent': agent };
  return new Request(new URL(request.url, publicUrl), { headers, signal: untilGone(request) });
}

/** On one's own machine 127.0.0.1 is another site than localhost: sign-in works on the public address only. */
function properAddress({ host, url }: FastifyRequest, publicUrl: string) {
  const { port } = new URL(publicUrl);
  return host === `127.0.0.1:${port}` && !publicUrl.includes(host) ? `${publicUrl}${url}` : undefined;
}

function cacheFiles(reply: FastifyReply, path: string) {
  const hashed = path.includes('/assets/');
  reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
}
