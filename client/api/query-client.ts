import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { forgetFiles } from '../browser/forget-files.ts';
import { isReturn } from '../browser/history-entry.ts';
import { ApiProblem, reply } from './call.ts';
import { forgetPrivate } from './forget-private.ts';
import { queryKeys } from './query-keys.ts';
import type { CallInput, Received } from './request.ts';
import { currentSession, onSessionChange } from './session/store.ts';

const LIFETIME_MS = 5 * 60_000;
const FRESH_FOR_MS = 10_000;
export const ASK_AGAIN_MS = 15_000;

/** Data of the signed-in person. Only browsers fill it: the server renders no private page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: LIFETIME_MS,
      staleTime: freshFor(FRESH_FOR_MS),
      // Offline, a query fails at once instead of pausing.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && !(error instanceof ApiProblem),
    },
    mutations: { networkMode: 'always' },
  },
});

if (typeof window !== 'undefined') forgetWithSession();

/** Stale time. After going back, cached data shows at once and is refetched in the background. */
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

export function pages<E extends List>(endpoint: E, input: CallInput<E>) {
  const { query } = input as { query?: object };
  return infiniteQueryOptions({
    queryKey: [...queryKeys.endpoint(endpoint), input, 'pages'],
    queryFn: ({ signal, pageParam: after }) => reply(endpoint, { ...input, query: { ...query, after } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after,
  });
}

/** Marks queries of this endpoint stale and refetches those on the screen. */
export function refresh(endpoint: Endpoint) {
  return queryClient.invalidateQueries({ queryKey: queryKeys.endpoint(endpoint) });
}

/** Resolves when what was fetched is on the screen: components are told in a timer that was set before this one. */
export const fetchedIsShown = () => new Promise<void>((shown) => setTimeout(shown));

/** Marks queries of this endpoint stale; the next use refetches them. */
export function invalidate(endpoint: Endpoint) {
  return queryClient.invalidateQueries({ queryKey: queryKeys.endpoint(endpoint), refetchType: 'none' });
}

/** Removes queries of this endpoint, so that wrong data is never shown. */
export function removeCached(endpoint: Endpoint) {
  queryClient.removeQueries({ queryKey: queryKeys.endpoint(endpoint) });
}

function forgetWithSession() {
  let owner = currentSession().user?.email;
  onSessionChange(() => {
    const session = currentSession();
    const { user } = session;
    if (owner && owner !== user?.email) queryClient.clear();
    if (owner && session.status === 'signed-out' && !session.expired) forgetFiles();
    // Without a connection nobody knows whether the session is over.
    const isOver = session.status === 'signed-out' && !session.fault && (owner || session.expired);
    if (isOver || (owner && user && owner !== user.email)) forgetPrivate();
    owner = user?.email;
  });
}
