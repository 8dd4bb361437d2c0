import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Access, Answer, Checked, Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/errors.ts';
import { Id } from '#contract/fields.ts';
import { t } from '#language/t.ts';
import {
  type CachePolicy,
  hasOnly,
  headersOf,
  type Making,
  type ResponseCache,
  sendCached,
} from '../cache/response-cache.ts';
import type { Tagged } from '../cache/tagged.ts';
import { retried } from '../database/retry.ts';
import type { Maintenance } from '../maintenance/maintenance.ts';
import type { AccessClaims, Auth } from './auth.ts';
import { HttpError } from './errors.ts';
import type { LoadShedder } from './load-shedding/load-shedding.ts';
import { Marked } from './marked.ts';
import { PRIVATE, sendMarked } from './marked-response.ts';
import { lastWritePosition } from './read-your-writes.ts';
import { requestSignal } from './request-signal.ts';
import type { Requester } from './requester.ts';
import type { Identity, Viewer } from './viewer.ts';

type ViewerOf<A extends Access> = A extends 'anyone'
  ? Viewer | undefined
  : A extends 'everybody' | 'identified' | 'card-provider'
    ? undefined
    : Viewer;

export interface Call<E extends Endpoint> extends Checked<E> {
  viewer: ViewerOf<E['access']>;
  identity: E['access'] extends 'identified' ? Identity : undefined;
  key: E['once'] extends true ? string | undefined : undefined;
  claims: E['access'] extends 'signed-in' ? AccessClaims : undefined;
  lastEventId: E['endless'] extends true ? string | undefined : undefined;
  request: FastifyRequest;
  requester: Requester;
  signal: AbortSignal;
  written: Making['written'];
  /** Sends one page of rows that were read with one extra, with a `next` link to what is after `cursor` of the last. */
  paged<T extends { _id: string }>(
    page: { limit: number },
    rows: T[] | Promise<T[]>,
    cursor?: (row: T) => string,
  ): Promise<T[]>;
}

/** Shared caches may store it but must revalidate. */
export const PUBLIC = 'public, no-cache';
const JSON_TYPE = 'application/json; charset=utf-8';

const KEY_HEADER = 'idempotency-key';
const KeyHeader = z.looseObject({ [KEY_HEADER]: Id.optional() });

const RESUME_HEADER = 'last-event-id';
const ResumeHeader = z.looseObject({ [RESUME_HEADER]: z.string().optional() });

/** A proxy that collects or compresses the stream would hold events back. */
const UNBUFFERED = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no', connection: 'close' };

/** The response cache holds these for clients without a token. */
type PublicRead = { method: 'GET'; access: 'everybody' | 'anyone' };

type HandlerResult<E extends Endpoint> = E['gives'] extends string
  ? Readable
  : E['streamed'] extends true
    ? Readable
    : E extends PublicRead
      ? Tagged<Answer<E>>
      : Answer<E>;

/** `read` is for who sees more of an answer than marks, or what nobody else sees. */
interface SeenMore<Calling, Value> {
  seesMore(viewer: Viewer): boolean;
  read(call: Calling): Promise<Value>;
}

export interface Route {
  <E extends Endpoint>(endpoint: E, answer: (call: Call<NoInfer<E>>) => Promise<HandlerResult<NoInfer<E>>>): void;
  /** The answer for everybody is kept, and people get it with their marks. */
  marked<E extends Endpoint & PublicRead>(
    endpoint: E,
    answer: (call: Omit<Call<NoInfer<E>>, 'viewer'>) => Promise<Marked<Answer<NoInfer<E>>>>,
    more?: SeenMore<Call<NoInfer<E>>, Answer<NoInfer<E>>>,
  ): void;
}

interface RouteServices {
  auth: Auth;
  loadShedder: Pick<LoadShedder, 'requesterOf'>;
  cache: ResponseCache;
  maintenance: Maintenance;
}

/** Serves endpoints as the contract declares them: authorization, parsing, handler, declared fields only. */
export function routes(app: FastifyInstance, { auth, loadShedder, cache, maintenance }: RouteServices): Route {
  const serve = (endpoint: Endpoint, answer: Reader, marking?: Marking) => {
    const known = Object.keys(endpoint.query && 'shape' in endpoint.query ? (endpoint.query.shape as object) : {});
    const cachePolicy = ({ network, address }: Requester, url: string): CachePolicy => ({
      owner: network ?? address,
      isStored: hasOnly(known, url),
    });
    const { method, path, access, summary, params, query, body, takes, gives, streamed, endless } = endpoint;
    app.route({
      method,
      url: path,
      schema: {
        summary,
        ...(endpoint.needs && { description: NEEDS[endpoint.needs] }),
        tags: [path.split('/')[1] ?? ''],
        ...(!NO_TOKEN.includes(access) && { security: [{ bearer: [] }] }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(endpoint.once && { headers: KeyHeader }),
        ...(endless && { headers: ResumeHeader }),
        ...(takes && { consumes: [...takes] }),
        ...(gives && { produces: [gives] }),
        response: { ...((!gives || endless) && { 200: endpoint.answer }), '4xx': Problem },
      },
      config: { access },
      ...(endless && { compress: false }),
      onRequest: async (request) => {
        if (method !== 'GET') maintenance.expectOff();
        await auth.admit(request, endpoint);
      },
      handler: async (request, reply) => {
        const { viewer, identity, claims } = auth.of(request);
        reply.header('cache-control', cacheControl(endpoint, request)).header('vary', 'authorization, accept-language');
        if (takes) expectFile(request, takes);
        if (gives) reply.type(gives.startsWith('text/') ? `${gives}; charset=utf-8` : gives);
        // Inline, user text could pass for one of our pages.
        if (gives?.startsWith('text/') && !endless) reply.header('content-disposition', 'attachment');
        if (endless) reply.headers(UNBUFFERED);
        if (streamed) reply.type(JSON_TYPE);
        const read = { params: request.params, query: request.query, body: request.body };
        const key = endpoint.once && request.headers[KEY_HEADER];
        const lastEventId = endless && request.headers[RESUME_HEADER];
        const call = {
          ...read,
          ...{ viewer, identity, claims, key, lastEventId, request },
          requester: { ...loadShedder.requesterOf(request), person: viewer?.id },
          written: lastWritePosition(request),
          get signal() {
            return requestSignal(request);
          },
          paged: nextPage(request, reply),
        };
        // A stream cannot be read twice. Anything else has the effect of once, and nothing of the first try is left.
        if (!isPublicRead(endpoint)) return takes ? answer(call) : retried(() => answer(call));
        const readTagged = answer as (call: unknown) => Promise<Tagged<unknown>>;
        const isForAll = isPublic(endpoint, request);
        if (!isForAll && !marking) return (await readTagged(call)).value;
        const more = marking?.more;
        if (viewer && more?.seesMore(viewer)) return more.read(call);
        const made = async (making: Making) => {
          const read = await readTagged({ ...call, ...making, viewer: undefined });
          making.tag(...read.tags);
          making.expire(read.until);
          const body = Buffer.from(reply.serialize(read.value) as string);
          const headers = headersOf(reply.type(JSON_TYPE).header('cache-control', PUBLIC));
          return { status: 200, headers, body, ...(read instanceof Marked && { source: read }) };
        };
        const kept = cache.answer(
          cache.keyOf(request),
          requestSignal(request),
          made,
          cachePolicy(call.requester, request.url),
        );
        if (isForAll || !viewer) return sendCached(reply, await kept);
        return sendMarked(reply, viewer, kept, more && (() => more.read(call)));
      },
    });
  };
  const marked = (endpoint: Endpoint, answer: Reader, more?: SeenMore<unknown, unknown>) =>
    serve(endpoint, answer, { more });
  return Object.assign((endpoint: Endpoint, answer: Reader) => serve(endpoint, answer), { marked }) as Route;
}

type Reader = (call: unknown) => Promise<unknown>;

interface Marking {
  more?: SeenMore<unknown, unknown> | undefined;
}

const NO_TOKEN: readonly Access[] = ['everybody', 'anyone', 'card-provider'];

const ADDRESS = 'Needs a confirmed e-mail address; without it 403 with the code `address-unconfirmed`.';
const NEEDS: Record<NonNullable<Endpoint['needs']>, string> = {
  'confirmed-address': ADDRESS,
  'good-standing': `${ADDRESS} Whoever is suspended gets 403 with the code \`suspended\`.`,
};

const isPublicRead = (endpoint: Endpoint) => endpoint.method === 'GET' && forAll(endpoint);

const forAll = ({ access }: Endpoint) => access === 'everybody' || access === 'anyone';

const isPublic = (endpoint: Endpoint, { headers }: FastifyRequest) =>
  isPublicRead(endpoint) && !(endpoint.access === 'anyone' && headers.authorization);

function cacheControl(endpoint: Endpoint, request: FastifyRequest) {
  if (isPublic(endpoint, request)) return PUBLIC;
  return forAll(endpoint) ? PRIVATE : 'no-store';
}

function expectFile({ headers }: FastifyRequest, takes: readonly string[]) {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type && takes.includes(type)) return;
  throw new HttpError(
    415,
    t('Unsupported media type'),
    'unsupported-media-type',
    t('Please send one of these: {types}.', { types: takes.join(', ') }),
  );
}

function nextPage(request: FastifyRequest, reply: FastifyReply) {
  return async <T extends { _id: string }>(
    { limit }: { limit: number },
    rows: Promise<T[]>,
    cursor = ({ _id }: T) => _id,
  ) => {
    const page = (await rows).slice(0, limit);
    const last = page.at(-1);
    if (last && (await rows).length > limit) {
      const next = new URL(request.url, 'http://kickstand');
      next.searchParams.set('after', cursor(last));
      reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
    }
    return page;
  };
}
