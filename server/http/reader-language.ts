import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage } from '#language/accepted.ts';
import { inLanguage } from '#language/current.ts';

/** Handles each request in the language that it accepts; the market's pages have theirs in the address. */
export function readLanguages(app: FastifyInstance) {
  const enter = ({ headers }: FastifyRequest, _reply: FastifyReply, proceed: () => void) =>
    inLanguage(acceptedLanguage(headers['accept-language']), proceed);
  app.addHook('onRequest', enter);
  // What reads the body may go on outside of the first hook's context.
  app.addHook('preValidation', enter);
}
