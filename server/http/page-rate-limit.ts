import type { FastifyInstance } from 'fastify';
import { addressCounter } from './address-rate-limit.ts';
import { errorPage, wantsErrorPage } from './error-page.ts';
import { TooManyRequests } from './errors.ts';
import type { RateLimits } from './rate-limit/rate-limit.ts';

type Counters = Pick<RateLimits, 'counter'>;

const PAGES_PER_MINUTE = 600;

/** Pages load pictures by the dozen; the rest is rare. */
const FILES_PER_MINUTE = { pictures: 6000, docs: 600, sitemap: 600 };

export function limitFiles(app: FastifyInstance, rateLimits: Counters, kind: keyof typeof FILES_PER_MINUTE) {
  app.addHook('onRequest', addressCounter(rateLimits, kind, FILES_PER_MINUTE[kind]));
}

export function limitPages(app: FastifyInstance, rateLimits: Counters) {
  const countAddress = addressCounter(rateLimits, 'pages', PAGES_PER_MINUTE);
  app.addHook('onRequest', async (request, reply) => {
    try {
      await countAddress(request);
    } catch (error) {
      if (!(error instanceof TooManyRequests && wantsErrorPage(request))) throw error;
      const { headers, body } = errorPage(error);
      return reply.code(error.status).headers(headers).header('retry-after', error.retryAfter).send(body);
    }
  });
}
