import type { Answer, Endpoint, Input } from '#contract/endpoint.ts';
import type { Problem } from '#contract/errors.ts';
import { language } from '#language/current.ts';
import { t } from '#language/t.ts';

/** Until the response begins. */
const TIMEOUT_MS = 60_000;

type Needed<E extends Endpoint> = {
  [K in keyof Input<E> as Input<E>[K] extends undefined ? never : K]: Input<E>[K];
};
type Optional<I> = { [K in keyof I as object extends I[K] ? K : never]?: I[K] } & {
  [K in keyof I as object extends I[K] ? never : K]: I[K];
};
/** The declared input of an endpoint; fields with a default are optional. `once` is the idempotency key. */
export type CallInput<E extends Endpoint> = Optional<Needed<E>> &
  (E extends { once: true } ? { once: string } : unknown);

export type Received<E extends Endpoint> = E extends { gives: `image/${string}` } ? Blob : Answer<E>;

export interface Reply<E extends Endpoint> {
  answer: Received<E>;
  after: string | undefined;
}

export class ApiProblem extends Error {
  readonly problem: Problem;
  /** Seconds, from the `retry-after` header. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export class NoConnection extends Error {
  constructor(options?: ErrorOptions) {
    super(t('Kickstand could not be reached. Please check your connection and try again.'), options);
  }
}

/** Calls an endpoint of the contract. Throws ApiProblem when refused, NoConnection when no response came. */
export function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  return exchange(endpoint, input ?? {}, token, signal) as Promise<Reply<E>>;
}

/** Reads an endpoint without a token, by its path: pages that do not load the contract load no zod. */
export async function readPublic<E extends PublicRead>(
  path: E['path'],
  input: CallInput<E>,
  signal: AbortSignal,
): Promise<Answer<E>> {
  const { answer } = await exchange({ method: 'GET', path }, input, undefined, signal);
  return answer as Answer<E>;
}

type PublicRead = Endpoint & { method: 'GET'; access: 'everybody' | 'anyone' };

/** Counts finished writes: data from before may be stale. */
export const writesSent = () => writes;
let writes = 0;

async function exchange(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'gives'>,
  input: object,
  token: string | undefined,
  signal: AbortSignal | undefined,
) {
  const { body, once } = input as { body?: object; once?: string };
  const isWrite = endpoint.method !== 'GET';
  const headers = new Headers({ accept: endpoint.gives ?? 'application/json' });
  if (token) headers.set('authorization', `bearer ${token}`);
  if (body) headers.set('content-type', 'application/json');
  if (once) headers.set('idempotency-key', once);
  try {
    const response = await reach(address(endpoint, input), {
      method: endpoint.method,
      headers,
      signal: signal ?? null,
      // An optimistic change survives the navigation that follows it.
      keepalive: isWrite && !body,
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw await refusal(response);
    return { answer: await contentOf(response, endpoint, signal), after: nextPage(response) };
  } finally {
    if (isWrite) writes++;
  }
}

/** The only `fetch` of the client. Throws NoConnection when no response begins in time, the cause when aborted. */
export async function reach(url: string, init: RequestInit): Promise<Response> {
  const { signal } = init;
  const headers = new Headers(init.headers);
  headers.set('accept-language', language());
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const timer = setTimeout(stop, TIMEOUT_MS);
  try {
    return await fetch(url, { ...init, headers, signal: giveUp.signal });
  } catch (cause) {
    throw broken(cause, signal);
  } finally {
    clearTimeout(timer);
  }
}

async function contentOf(response: Response, { gives }: Pick<Endpoint, 'gives'>, signal: AbortSignal | undefined) {
  try {
    if (gives) return gives.startsWith('text/') ? await response.text() : await response.blob();
    return await response.json();
  } catch (cause) {
    throw broken(cause, signal);
  }
}

const broken = (cause: unknown, signal?: AbortSignal | null) => (signal?.aborted ? cause : new NoConnection({ cause }));

export function address({ path }: Pick<Endpoint, 'path'>, input: { params?: object; query?: object }) {
  const params = (input.params ?? {}) as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  return `/api${filled}${query.length ? `?${new URLSearchParams(query)}` : ''}`;
}

export async function refusal(response: Response) {
  try {
    return new ApiProblem(await response.json(), Number(response.headers.get('retry-after')) || undefined);
  } catch {
    const detail = t('Kickstand does not answer as it should right now. Please try again in a minute.');
    return new ApiProblem({ status: response.status, title: response.statusText, detail, code: 'unexpected' });
  }
}

function nextPage(response: Response) {
  const next = /<([^>]+)>; *rel="?next/.exec(response.headers.get('link') ?? '')?.[1];
  return next ? (new URL(next, location.origin).searchParams.get('after') ?? undefined) : undefined;
}
