import type { FastifyInstance } from 'fastify';
import { addressCounter } from './address-rate-limit.ts';
import { errorPage, wantsErrorPage } from './error-page.ts';
import { TooManyRequests } from './errors.ts';

const PAGES_PER_MINUTE = 600;

/** What a page shows by dozens, and what nobody needs often. */
const FILES_PER_MINUTE = { pictures: 6000, docs: 600, sitemap: 600 };

/** Bounds how many files of a kind an address has sent to it. */
export function limitFiles(app: FastifyInstance, kind: keyof typeof FILES_PER_MINUTE) {
  app.addHook('onRequest', addressCounter(app, kind, FILES_PER_MINUTE[kind]));
}

/** Bounds how many pages an address has rendered for it: that costs more than most calls. */
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
