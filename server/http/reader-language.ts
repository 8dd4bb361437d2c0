import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage } from '#current-language';
import { acceptedLanguage } from '#language/accepted.ts';

/** Handles each call in the language that it accepts. */
export function readLanguages(api: FastifyInstance) {
  const enter = ({ headers }: FastifyRequest, _reply: FastifyReply, proceed: () => void) =>
    inLanguage(acceptedLanguage(headers['accept-language']), proceed);
  api.addHook('onRequest', enter);
  // What reads the body may go on outside of the first hook's context.
  api.addHook('preValidation', enter);
}
