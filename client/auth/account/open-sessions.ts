import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '#client/api/query-keys.ts';
import { identity } from '#client/api/session/identity.ts';

export const openSessions = queryOptions({
  queryKey: queryKeys.openSessions,
  queryFn: () => identity.sessions(),
  retry: false,
  staleTime: 0,
});
