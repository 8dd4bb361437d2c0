import type { FastifyReply, FastifyRequest } from 'fastify';
import { language } from '#language/current.ts';
import type { Language } from '#language/languages.ts';
import { t } from '#language/t.ts';
import { errorPage, wantsErrorPage } from '../error-page.ts';
import { type HttpError, noRoom, RETRY_AFTER } from '../errors.ts';
import type { RejectReason } from './concurrency-limiter.ts';

const ALWAYS = { 'retry-after': RETRY_AFTER, vary: 'accept', 'cache-control': 'no-store' };
const answers = new Map<Language, ReturnType<typeof made>>();

/** Built once and sent past fastify: rejecting must cost almost nothing. */
export function sendBusy(why: RejectReason, request: FastifyRequest, reply: FastifyReply) {
  const { status, page, problem } = answersInLanguage()[why];
  const { headers, body } = wantsErrorPage(request) ? page : problem;
  reply.hijack();
  reply.raw.writeHead(status, headers).end(body);
}

function answersInLanguage() {
  const known = answers.get(language()) ?? made();
  answers.set(language(), known);
  return known;
}

function made() {
  const sentences = {
    full: t('More people want something right now than we can serve at once. Please try again in a few seconds.'),
    share: t('We are still working on many requests of yours. Please wait for their answers and try again.'),
  };
  return { full: answer(noRoom('full', sentences)), share: answer(noRoom('share', sentences)) };
}

function answer(refusal: HttpError) {
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
