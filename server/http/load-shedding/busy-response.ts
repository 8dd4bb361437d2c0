import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, wantsErrorPage } from '../error-page.ts';
import { type HttpError, noRoom, RETRY_AFTER } from '../errors.ts';
import type { RejectReason } from './concurrency-limiter.ts';

const SENTENCES = {
  full: 'More people want something right now than we can serve at once. Please try again in a few seconds.',
  share: 'We are still working on many requests of yours. Please wait for their answers and try again.',
};
const ALWAYS = { 'retry-after': RETRY_AFTER, vary: 'accept', 'cache-control': 'no-store' };
const ANSWERS = { full: answers(noRoom('full', SENTENCES)), share: answers(noRoom('share', SENTENCES)) };

/** Prebuilt and sent past fastify: rejecting must cost almost nothing. */
export function sendBusy(why: RejectReason, request: FastifyRequest, reply: FastifyReply) {
  const { status, page, problem } = ANSWERS[why];
  const { headers, body } = wantsErrorPage(request) ? page : problem;
  reply.hijack();
  reply.raw.writeHead(status, headers).end(body);
}

function answers(refusal: HttpError) {
  const page = errorPage(refusal);
  const type = { 'content-type': 'application/problem+json', 'x-content-type-options': 'nosniff' };
  return {
    status: refusal.status,
    page: ready({ ...ALWAYS, ...page.headers }, page.body),
    problem: ready({ ...ALWAYS, ...type }, JSON.stringify(refusal.problem)),
  };
}

function ready(headers: Record<string, string>, text: string) {
  const body = Buffer.from(text);
  return { headers: { ...headers, 'content-length': String(body.length) }, body };
}
