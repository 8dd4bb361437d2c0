import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { v7 as newId } from 'uuid';
import { auditRoutes } from './audit/routes.ts';
import { observeRequests } from './audit/security-events/security-events.ts';
import { modelRoutes } from './catalogue/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import type { AppContext } from './context.ts';
import { conversationRoutes, messagePhotoRoutes, messageReportRoutes } from './conversations/routes.ts';
import { bookingRoutes } from './deals/bookings/routes.ts';
import { dealRoutes } from './deals/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { frameRoutes } from './frames/routes.ts';
import { placeRoutes } from './geography/routes.ts';
import { leaveBodies, readBodies, readRawBodies } from './http/body-parsers.ts';
import { isNextHop } from './http/client-address.ts';
import { handleErrors, handleUnreadableRequest } from './http/error-handler.ts';
import { onParting, shutDownGracefully } from './http/graceful-shutdown.ts';
import { healthRoutes } from './http/health.ts';
import { type LoadShedder, type LoadSheddingOptions, openLoadShedder } from './http/load-shedding/load-shedding.ts';
import { type LogStream, logger, logRequests } from './http/logging.ts';
import { answerBroken, openServer } from './http/node-server.ts';
import { serveOpenApi } from './http/openapi.ts';
import { personalHits } from './http/personal-hits.ts';
import { sendWritePosition } from './http/read-your-writes.ts';
import { readLanguages } from './http/reader-language.ts';
import { onOwnPaths } from './http/request-target.ts';
import { routes } from './http/route.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { importFileRoutes, importRoutes } from './imports/routes.ts';
import { insightRoutes } from './insights/routes.ts';
import { inspectionPhotoRoutes, inspectionRoutes } from './inspections/routes.ts';
import { listingQualityRoutes } from './listing-quality/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { marketFigureRoutes } from './market-figures/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { cardEventRoutes, paymentRoutes } from './money/payments/routes.ts';
import { payoutRoutes } from './money/payouts/routes.ts';
import { reconciliationRoutes } from './money/reconciliation/routes.ts';
import { noticeRoutes } from './notifications/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { configRoutes } from './pages/client-config/routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { contactRoutes } from './products/contacts/routes.ts';
import { dealtWithLoader } from './products/products.ts';
import { productRoutes } from './products/routes.ts';
import { ratingRoutes } from './ratings/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { savedSearchRoutes } from './saved-searches/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { sellerRoutes } from './sellers/routes.ts';
import { suspensionRoutes } from './suspensions/routes.ts';
import { accountRoutes } from './users/account/routes.ts';
import { blockRoutes } from './users/blocks/routes.ts';
import { portraitFileRoutes, portraitRoutes } from './users/portraits/routes.ts';
import { userRoutes } from './users/routes.ts';
import { openAuth } from './users/session/auth.ts';
import { sessionRoutes } from './users/session/routes.ts';
import { documentFileRoutes, verificationRoutes } from './users/verification/routes.ts';

const LARGEST_BODY = 64 * 1024;

export interface AppOptions {
  logLevel: string;
  logStream?: LogStream | undefined;
  rateLimit: boolean;
  trustProxy: boolean;
  unanswered?: () => string[];
  observe?: ((app: FastifyInstance, loadShedder: LoadShedder) => void) | undefined;
  loadShedding?: LoadSheddingOptions | undefined;
  /** Routes outside the API: pages, pictures, identity service, mail inbox. */
  neighbours: Neighbour[];
}

export type Neighbour = (app: FastifyInstance, admission: Admission) => Promise<void> | void;

/** Admission control for routes outside the API. */
export interface Admission {
  loadShedder: LoadShedder;
  rateLimit: boolean;
}

/** Builds the whole application: routes, hooks and plugins. Does not listen. */
export async function createApp(market: AppContext, options: AppOptions): Promise<FastifyInstance> {
  const { rateLimit, trustProxy } = options;
  const auth = openAuth(market, { rateLimit });
  const dealtWith = dealtWithLoader(market.sql);
  const forPerson = personalHits({ auth, dealtWith, trustProxy, countsAddresses: rateLimit });
  const app = Fastify({
    logger: logger(options),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy && isNextHop,
    bodyLimit: LARGEST_BODY,
    // Cached responses skip fastify.
    serverFactory: (handler) => openServer(onOwnPaths(market.cache.handleCached(handler, forPerson), market.publicUrl)),
    clientErrorHandler: answerBroken,
    requestIdHeader: false,
    genReqId: () => newId(),
    frameworkErrors: handleUnreadableRequest,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  const loadShedder = openLoadShedder(market.cache, { countsAddresses: rateLimit, ...options.loadShedding });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('callerEmail', undefined);
  app.decorateRequest('traceId', undefined);
  options.observe?.(app, loadShedder);
  logRequests(app, market.securityEvents);
  observeRequests(app, market.securityEvents.note);
  handleErrors(app);
  readLanguages(app);
  shutDownGracefully(app);
  onParting(app, () => market.live.close());
  await sendSecurityHeaders(app);
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await healthRoutes(app, market, options.unanswered);
  await app.register(
    async (api) => {
      await serveOpenApi(api, rateLimit ? market.rateLimits : undefined);
      if (market.searchPool.written) sendWritePosition(api, market.searchPool.written);
      const services = { auth, loadShedder, cache: market.cache, maintenance: market.maintenance };
      await api.register(async (json) => {
        readBodies(json);
        // Rate limit first: rejected requests must not take a slot.
        auth.limitRate(json);
        loadShedder.join(json, { personOf: auth.personOf });
        const route = routes(json, services);
        configRoutes(route, market);
        sessionRoutes(route, market);
        userRoutes(route, market);
        accountRoutes(route, market);
        portraitRoutes(route, market);
        verificationRoutes(route, market);
        suspensionRoutes(route, market);
        categoryRoutes(route, market);
        productRoutes(route, market);
        frameRoutes(route, market);
        modelRoutes(route, market);
        placeRoutes(route, market);
        importRoutes(route, market);
        bookingRoutes(route, market);
        paymentRoutes(route, market);
        dealRoutes(route, market);
        payoutRoutes(route, market);
        offerRoutes(route, market);
        noticeRoutes(route, market);
        reconciliationRoutes(route, market);
        reportRoutes(route, market);
        listingQualityRoutes(route, market);
        insightRoutes(route, market);
        marketFigureRoutes(route, market);
        auditRoutes(route, market);
        moderationRoutes(route, market);
        ratingRoutes(route, market);
        sellerRoutes(route, market);
        searchRoutes(route, market);
        favouriteRoutes(route, market);
        savedSearchRoutes(route, market);
        inspectionRoutes(route, market);
        contactRoutes(route, market);
        conversationRoutes(route, market);
        messageReportRoutes(route, market);
        blockRoutes(route, market);
      });
      await api.register(async (files) => {
        leaveBodies(files);
        auth.limitRate(files);
        const route = routes(files, services);
        photoRoutes(route, market);
        messagePhotoRoutes(route, market);
        inspectionPhotoRoutes(route, market);
        portraitFileRoutes(route, market);
        documentFileRoutes(route, market);
        importFileRoutes(route, market);
      });
      await api.register(async (streams) => {
        auth.limitRate(streams);
        loadShedder.join(streams, { classOf: () => 'streams', personOf: auth.personOf });
        liveRoutes(routes(streams, services), market);
      });
      await api.register(async (raw) => {
        readRawBodies(raw);
        cardEventRoutes(routes(raw, services), market);
      });
      // Without it, an unknown API path would render a page.
      api.all('/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
    },
    { prefix: '/api' },
  );
  for (const neighbour of options.neighbours)
    await app.register(async (scope) => neighbour(scope, { loadShedder, rateLimit }));
  return app;
}
