import type { Answer, Endpoint, Input } from '#contract/endpoint.ts';
import type { Problem } from '#contract/errors.ts';
import { forgetAhead } from '../browser/data-prefetch.ts';

type Needed<E extends Endpoint> = {
  [K in keyof Input<E> as Input<E>[K] extends undefined ? never : K]: Input<E>[K];
};
type Optional<I> = { [K in keyof I as object extends I[K] ? K : never]?: I[K] } & {
  [K in keyof I as object extends I[K] ? never : K]: I[K];
};
/**
 * What a call of an endpoint takes: nothing that the endpoint does not declare, and nothing that has a default. `once`
 * names what is sent: sent again under the same name, it has no second effect.
 */
export type CallInput<E extends Endpoint> = Optional<Needed<E>> &
  (E extends { once: true } ? { once: string } : unknown);

export interface Reply<E extends Endpoint> {
  answer: Answer<E>;
  /** Where the next page of a list starts. */
  after: string | undefined;
}

/** The server's refusal, as it explained it. */
export class ApiProblem extends Error {
  readonly problem: Problem;
  /** In how many seconds the server would like to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export class NoConnection extends Error {
  constructor(options?: ErrorOptions) {
    super('Kickstand could not be reached. Please check your connection and try again.', options);
  }
}

/** One HTTP request. Throws an ApiProblem when refused, NoConnection when nothing came back. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const { body, once } = (input ?? {}) as { body?: unknown; once?: string };
  const headers = new Headers({ accept: endpoint.gives ?? 'application/json' });
  if (token) headers.set('authorization', `bearer ${token}`);
  if (body) headers.set('content-type', 'application/json');
  if (once) headers.set('idempotency-key', once);
  const response = await reach(address(endpoint, input ?? {}), {
    method: endpoint.method,
    headers,
    signal: signal ?? null,
    // What shows at once is done also when its person goes on to another page at once.
    keepalive: endpoint.method !== 'GET' && body === undefined,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (endpoint.method !== 'GET') forgetAhead();
  if (!response.ok) throw await refusal(response);
  return { answer: await (endpoint.gives ? response.text() : response.json()), after: nextPage(response) };
}

async function reach(url: string, init: RequestInit) {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new NoConnection({ cause });
  }
}

/** Where an endpoint answers what it is asked. */
export function address({ path }: Endpoint, input: { params?: object; query?: object }) {
  const params = (input.params ?? {}) as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  return `/api${filled}${query.length ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Why the server refused, as it says itself. */
export async function refusal(response: Response) {
  try {
    return new ApiProblem(await response.json(), Number(response.headers.get('retry-after')) || undefined);
  } catch {
    const detail = 'Kickstand does not answer as it should right now. Please try again in a minute.';
    return new ApiProblem({ status: response.status, title: response.statusText, detail, code: 'unexpected' });
  }
}

function nextPage(response: Response) {
  const next = /<([^>]+)>; *rel="?next/.exec(response.headers.get('link') ?? '')?.[1];
  return next ? (new URL(next, location.origin).searchParams.get('after') ?? undefined) : undefined;
}
