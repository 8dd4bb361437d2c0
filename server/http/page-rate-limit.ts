import type { FastifyInstance } from 'fastify';
import { addressCounter } from './address-rate-limit.ts';
import { errorPage, wantsErrorPage } from './error-page.ts';
import { TooManyRequests } from './errors.ts';

const PAGES_PER_MINUTE = 600;

/** Pages load pictures by the dozen; the rest is rare. */
const FILES_PER_MINUTE = { pictures: 6000, docs: 600, sitemap: 600 };

export function limitFiles(app: FastifyInstance, kind: keyof typeof FILES_PER_MINUTE) {
  app.addHook('onRequest', addressCounter(app, kind, FILES_PER_MINUTE[kind]));
}

/** Rendering a page costs more than most calls. */
export function limitPages(app: FastifyInstance) {
  const countAddress = addressCounter(app, 'pages', PAGES_PER_MINUTE);
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
