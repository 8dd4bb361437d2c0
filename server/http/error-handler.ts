import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Problem } from '#contract/errors.ts';
import { t } from '#language/t.ts';
import { isDatabaseDown } from '../database/connect.ts';
import { isTransactionRollback } from '../database/retry.ts';
import { CardRefusal } from '../money/stripe/stripe.ts';
import { isStorageDown } from '../storage/storage.ts';
import { HttpError, invalid, RETRY_AFTER, TooManyRequests, unavailable } from './errors.ts';

export function handleErrors(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) =>
    send(
      reply,
      new HttpError(404, t('Not found'), 'not-found', t('There is no such call. See /api/docs for those there are.')),
    ),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal instanceof CardRefusal) request.log.error({ why: refusal.why }, 'The card provider refused a call');
    if (refusal.status >= 500) request.log.error({ err: error }, refusal.message);
    if ([429, 503].includes(refusal.status)) reply.header('retry-after', RETRY_AFTER);
    if (refusal instanceof TooManyRequests) reply.header('retry-after', String(refusal.retryAfter));
    if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
    return send(reply, refusal);
  });
}

/** Malformed URLs match no route, so the error handler never sees them. */
export function handleUnreadableRequest(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  void send(reply, invalid('address', t('This address cannot be read.')));
}

function send(reply: FastifyReply, refusal: HttpError) {
  // The route's serializer knows only its success schema.
  const body: Problem = refusal.problem;
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body);
}

function refusalOf(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return badInput(error);
  if (isDatabaseDown(error))
    return unavailable(
      'database-down',
      t('Our records are out of reach for a moment. Nothing was changed; please try again.'),
    );
  if (isTransactionRollback(error))
    return unavailable(
      'busy',
      t('Somebody changed the same thing at this moment. Nothing was changed; please try again.'),
    );
  if (isStorageDown(error))
    return unavailable('store-down', t('Photos are out of reach for a moment. Nothing was changed; please try again.'));
  switch (error.statusCode) {
    case 400:
      return new HttpError(400, t('Not JSON'), 'not-json', t('The body is not valid JSON.'));
    case 413:
      return new HttpError(413, t('Too large'), 'too-large', t('The body is too large.'));
    case 415:
      return new HttpError(415, t('Unsupported media type'), 'unsupported-media-type', t('Please send JSON.'));
    default:
      return new HttpError(
        500,
        t('Unexpected'),
        'unexpected',
        t('Something went wrong on our side. Please try again.'),
      );
  }
}

function badInput(error: {
  validation: { instancePath: string; message?: string | undefined }[];
  validationContext?: string | undefined;
}) {
  const errors = error.validation.map(({ instancePath, message }) => ({
    field: instancePath.split('/').filter(Boolean).join('.') || (error.validationContext ?? 'body'),
    message: message ?? t('This is not right'),
  }));
  const [first] = errors;
  return new HttpError(400, t('Bad input'), 'bad-input', `${first?.field}: ${first?.message}`, errors);
}
