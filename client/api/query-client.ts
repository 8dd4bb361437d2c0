import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { isReturn } from '../browser/history-entry.ts';
import { ApiProblem, reply } from './call.ts';
import { queryKeys } from './query-keys.ts';
import type { CallInput, Received } from './request.ts';
import { currentSession, onSessionChange } from './session/store.ts';

const LIFETIME_MS = 5 * 60_000;
const FRESH_FOR_MS = 10_000;
/** What other people change under a seller's eyes is read again this often. */
export const ASK_AGAIN_MS = 15_000;

/** What the signed-in person has read. Only browsers fill it: on the server no private page reads anything. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: LIFETIME_MS,
      staleTime: freshFor(FRESH_FOR_MS),
      // Offline, a query should fail and say so, not wait in silence.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && !(error instanceof ApiProblem),
    },
    mutations: { networkMode: 'always' },
  },
});

if (typeof window !== 'undefined') forgetWithSession();

/** How long an answer needs no other. Whoever goes back sees what was there at once, and it is read again behind. */
export function freshFor(ms: number) {
  return () => (isReturn() ? Number.POSITIVE_INFINITY : ms);
}

export function query<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [...queryKeys.endpoint(endpoint), input],
    queryFn: async ({ signal }): Promise<Received<E>> => (await reply(endpoint, input, signal)).answer,
  });
}

type List = Endpoint & { query: NonNullable<Endpoint['query']> };

/** A list, page by page. */
export function pages<E extends List>(endpoint: E, input: CallInput<E>) {
  const { query } = input as { query?: object };
  return infiniteQueryOptions({
    queryKey: [...queryKeys.endpoint(endpoint), input, 'pages'],
    queryFn: ({ signal, pageParam: after }) => reply(endpoint, { ...input, query: { ...query, after } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after,
  });
}

/** What is known from this endpoint is out of date: what is on the screen is read again. */
export function refresh(endpoint: Endpoint) {
  return queryClient.invalidateQueries({ queryKey: queryKeys.endpoint(endpoint) });
}

/** What is known from this endpoint is out of date, and is read again when it is next asked for. */
export function outdate(endpoint: Endpoint) {
  return queryClient.invalidateQueries({ queryKey: queryKeys.endpoint(endpoint), refetchType: 'none' });
}

/** What is known from this endpoint is wrong from now on, and not shown again. */
export function forget(endpoint: Endpoint) {
  queryClient.removeQueries({ queryKey: queryKeys.endpoint(endpoint) });
}

/** The cache belongs to one person. */
function forgetWithSession() {
  let owner = currentSession().user?.email;
  onSessionChange(() => {
    const { user } = currentSession();
    if (owner && owner !== user?.email) queryClient.clear();
    owner = user?.email;
  });
}
