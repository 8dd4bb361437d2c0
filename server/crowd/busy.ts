import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER, unavailable } from '../problems.ts';
import { refusalPage, wantsPage } from '../refusal-page.ts';

const refusal = unavailable(
  'busy',
  'More people want something right now than we can serve at once. Please try again in a few seconds.',
);
const page = refusalPage(refusal);

const ALWAYS = { 'retry-after': RETRY_AFTER, vary: 'accept', 'cache-control': 'no-store' };
const PAGE = ready({ ...ALWAYS, ...page.headers }, page.body);
const PROBLEM = ready(
  { ...ALWAYS, 'content-type': 'application/problem+json', 'x-content-type-options': 'nosniff' },
  JSON.stringify(refusal.problem),
);

/** The answer that has to cost next to nothing: it goes past everything that others go through. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply) {
  const { headers, body } = wantsPage(request) ? PAGE : PROBLEM;
  reply.hijack();
  reply.raw.writeHead(refusal.status, headers).end(body);
}

function ready(headers: Record<string, string>, text: string) {
  const body = Buffer.from(text);
  return { headers: { ...headers, 'content-length': String(body.length) }, body };
}
