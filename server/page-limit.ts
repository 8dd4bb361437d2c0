import type { FastifyInstance } from 'fastify';
import { addressCounter, TooManyRequests } from './gate.ts';
import { refusalPage, wantsPage } from './refusal-page.ts';

const PAGES_PER_MINUTE = 600;

/** Bounds how many pages an address has rendered for it: that costs more than most calls. */
export function limitPages(app: FastifyInstance) {
  const countAddress = addressCounter(app, 'pages', PAGES_PER_MINUTE);
  app.addHook('onRequest', async (request, reply) => {
    try {
      await countAddress(request);
    } catch (error) {
      if (!(error instanceof TooManyRequests && wantsPage(request))) throw error;
      const { headers, body } = refusalPage(error);
      return reply.code(error.status).headers(headers).header('retry-after', error.retryAfter).send(body);
    }
  });
}
