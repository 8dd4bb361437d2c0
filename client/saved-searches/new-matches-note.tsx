import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#client/api/query-client.ts';
import { matchesInWords, newMatches } from './saved.ts';

/** In the dashboard's menu. */
export function NewMatchesNote() {
  const { data: { newMatches: count } = { newMatches: 0 } } = useQuery(newMatches, queryClient);
  if (!count) return null;
  return (
    <span className="rounded-full bg-primary px-1.5 text-xs font-bold text-primary-content tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{matchesInWords(count)}</span>
    </span>
  );
}
