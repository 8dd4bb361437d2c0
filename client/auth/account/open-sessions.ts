import { queryOptions } from '@tanstack/react-query';
import { identity } from '#client/api/session/identity.ts';

/** Where the person is logged in. */
export const openSessions = queryOptions({
  queryKey: ['open sessions'],
  queryFn: () => identity.sessions(),
  retry: false,
  staleTime: 0,
});
