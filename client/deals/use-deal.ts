import { useQuery } from '@tanstack/react-query';
import { useLive } from '#client/api/live/use-live.ts';
import { queryClient } from '#client/api/query-client.ts';
import { dealNow, dealOf } from './deal-reading.ts';

/** The deal as it stands, also when somebody else moves it on. */
export function useDeal(id: string) {
  useLive('notices', (changed) => {
    if (!changed || changed === id) void queryClient.invalidateQueries({ queryKey: dealOf(id).queryKey });
  });
  return useQuery(dealNow(id));
}
