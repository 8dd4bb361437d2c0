import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { withDisplay } from '#language/current.ts';
import { languageOf, prefixOf } from '#language/languages.ts';
import type { Admission } from '../app.ts';
import { type CachePolicy, hasOnly, headersOf, type Making, sendCached } from '../cache/response-cache.ts';
import type { AppContext } from '../context.ts';
import { leaveBodies } from '../http/body-parsers.ts';
import { RETRY_AFTER } from '../http/errors.ts';
import { limitFiles, limitPages } from '../http/page-rate-limit.ts';
import { requestSignal } from '../http/request-signal.ts';
import { PUBLIC } from '../http/route.ts';
import { contentSecurityPolicy } from './csp.ts';
import { readOperatorPages } from './operator-pages/operator-pages.ts';
import { pageData } from './page-data.ts';
import { pageRenderers } from './page-renderers.ts';
import { readDisplay } from './reader-display.ts';
import { type Site, serveSitemap } from './sitemap/sitemap.ts';
import { serveAssets } from './static-assets.ts';

interface PagesOptions {
  publicUrl: string;
  build: string;
  shared?: string;
  pagesDir?: string | undefined;
}

interface RenderedPage {
  /** Absent: the response has a body, such as the data of a page. */
  html?: string;
}

export const loadPages = (build: string): Promise<ServerBuild> =>
  import(pathToFileURL(`${build}/server/index.js`).href);

export async function servePages(
  app: FastifyInstance,
  market: AppContext,
  { publicUrl, build, shared, pagesDir, loadShedder, rateLimit }: Admission & PagesOptions,
) {
  const pages = await loadPages(build);
  const { marketContext, renderedPageContext, paths, publicPages, pageParameters, scriptMark } = pages.entry
    .module as unknown as {
    marketContext: RouterContext<ReturnType<typeof pageData>>;
    renderedPageContext: RouterContext<RenderedPage>;
    paths: Pick<Site, 'category' | 'product' | 'seller'>;
    publicPages: string[];
    pageParameters(path: string): readonly string[];
    scriptMark: string;
  };
  const renderers = pageRenderers(pages, build);
  const policy = contentSecurityPolicy(market, scriptMark);
  const { origin } = new URL(publicUrl);
  const operatorPages = readOperatorPages(market.settings, pagesDir);

  serveAssets(app, `${build}/client`, shared);
  await app.register(async (scope) => {
    if (rateLimit) limitFiles(scope, market.rateLimits, 'sitemap');
    serveSitemap(scope, market.sql, { publicUrl, pages: publicPages, ...paths });
  });
  await app.register(async (scope) => {
    leaveBodies(scope);
    if (rateLimit) limitPages(scope, market.rateLimits);
    loadShedder.join(scope);
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        const elsewhere = properAddress(request, publicUrl);
        if (elsewhere) return reply.redirect(elsewhere, 302);
        const language = languageOf(request.url);
        const render = renderers.get(language);
        if (!render) return reply.callNotFound();
        const requester = loadShedder.requesterOf(request);
        const made = async (making: Making) => {
          const context = new RouterContextProvider();
          const rendered: RenderedPage = {};
          making.tag();
          context.set(marketContext, pageData(market, making, { requester, operatorPages }));
          context.set(renderedPageContext, rendered);
          const asked = new Request(new URL(origin + request.url), { signal: making.signal });
          const page = await withDisplay(await readDisplay(market, request, making), () => render(asked, context));
          for (const [name, value] of page.headers) reply.header(name, value);
          const sealed = rendered.html === undefined ? undefined : policy(rendered.html);
          const body = sealed ? Buffer.from(sealed.html) : Buffer.from(await page.arrayBuffer());
          if (sealed) reply.header('content-security-policy', sealed.policy);
          if (page.status === 503) reply.header('retry-after', RETRY_AFTER);
          return { status: page.status, headers: headersOf(reply.header('cache-control', PUBLIC)), body };
        };
        const [path = ''] = request.url.split('?', 1);
        const cachePolicy: CachePolicy = {
          owner: requester.network ?? requester.address,
          isStored: hasOnly(pageParameters(path.slice(prefixOf(language).length)), request.url),
        };
        return sendCached(
          reply,
          await market.cache.answer(market.cache.keyOf(request), requestSignal(request), made, cachePolicy),
        );
      },
    });
  });
}

/** 127.0.0.1 and localhost are different sites, and sign-in works on the public address only. */
function properAddress({ host, url }: FastifyRequest, publicUrl: string) {
  return host === otherHost(publicUrl) ? `${publicUrl}${url}` : undefined;
}

export function otherHost(publicUrl: string) {
  const host = `127.0.0.1:${new URL(publicUrl).port}`;
  return publicUrl.includes(host) ? undefined : host;
}
