import type { FastifyInstance, FastifyReply } from 'fastify';
import { t } from '#language/t.ts';
import { readFont } from '../../../mail/fonts.ts';
import { html } from '../../../mail/html.ts';
import { plainPages } from '../../../mail/plain-pages.ts';
import type { AppContext } from '../../context.ts';
import { addressCounter } from '../../http/address-rate-limit.ts';
import { HasLeft } from '../../users/membership/membership.ts';
import { PREFERENCES } from '../footers.ts';
import { chooseNotices } from '../preferences/preferences.ts';
import { stoppingOf } from '../stopping.ts';
import type { Stop } from './stop-tokens.ts';

/** Providers of mail call from few addresses, for many people. */
const CALLS_PER_MINUTE = 300;
const LARGEST_BODY = 1024;
const PATH = '/letters/stop';
const FONTS = '/letters/fonts';

export const stopAddress = ({ stopTokens, publicUrl }: Pick<AppContext, 'stopTokens' | 'publicUrl'>, stop: Stop) =>
  `${publicUrl}${PATH}?token=${stopTokens.make(stop)}`;

const { page, headers } = plainPages({ name: 'Kickstand', home: '/', fonts: FONTS });

const choose = () => html`<a href="${PREFERENCES}">${t('Choose what reaches you')}</a>`;

const question = ({ kind }: Stop) =>
  page(
    t(stoppingOf(kind).question),
    html`<p>${t('You still find all news in the market, behind the bell.')}</p><form method="post"><button class="main">${t('Stop these letters')}</button></form><p>${choose()}</p>`,
  );
const stopped = ({ kind }: Stop) =>
  page(
    t(stoppingOf(kind).stopped),
    html`<p>${t('You still find all news in the market, behind the bell. If this was a mistake, log in and switch them on again.')}</p><p>${choose()}</p>`,
  );
const unknown = () =>
  page(t('This link does not work'), html`<p>${t('It is damaged, or from another site.')}</p><p>${choose()}</p>`);

/** One click in a mail program, or two on the page (RFC 8058): without a login, as often as one likes. */
export function serveUnsubscribe(
  app: FastifyInstance,
  market: Pick<AppContext, 'sql' | 'stopTokens' | 'rateLimits'>,
  { rateLimit }: { rateLimit: boolean },
) {
  if (rateLimit) app.addHook('onRequest', addressCounter(market.rateLimits, 'letters', CALLS_PER_MINUTE));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { bodyLimit: LARGEST_BODY, parseAs: 'buffer' }, (_request, _body, done) => done(null));
  const send = (reply: FastifyReply, body: string) => reply.headers(headers()).send(body);
  const stopOf = ({ query }: { query: { token?: unknown } }) =>
    typeof query.token === 'string' ? market.stopTokens.read(query.token) : undefined;

  app.get<{ Querystring: { token?: unknown } }>(PATH, { schema: { hide: true } }, async (request, reply) => {
    const stop = stopOf(request);
    return stop ? send(reply, question(stop)) : send(reply.code(404), unknown());
  });

  app.post<{ Querystring: { token?: unknown } }>(PATH, { schema: { hide: true } }, async (request, reply) => {
    const stop = stopOf(request);
    if (!stop) return send(reply.code(404), unknown());
    const chosen = { kind: stop.kind, channel: 'mail', choice: 'off' } as const;
    await chooseNotices(market.sql, { id: stop.userId }, chosen).catch(unlessLeft);
    return send(reply, stopped(stop));
  });

  app.get<{ Params: { name: string } }>(`${FONTS}/:name`, { schema: { hide: true } }, async ({ params }, reply) => {
    const font = await readFont(params.name);
    return font ? reply.headers(font.headers).send(font.bytes) : reply.callNotFound();
  });
}

/** The answer does not tell whether the account still exists. */
function unlessLeft(error: unknown) {
  if (!(error instanceof HasLeft)) throw error;
}
