import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#client/api/query-client.ts';
import { MOST_COUNTED_NOTICES } from '#contract/notifications.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { unreadNotices } from './unread.ts';

export function useUnread() {
  const { data: { unread } = { unread: 0 } } = useQuery(unreadNotices, queryClient);
  const isMore = unread >= MOST_COUNTED_NOTICES;
  const words = t(isMore ? '{count, number} or more not read' : '{count, number} not read', { count: unread });
  return { unread, words };
}

/** Decorative: the link around it has the count in its label. */
export function UnreadCount({ unread, className }: { unread: number; className: string }) {
  if (unread <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className={`grid h-4 min-w-4 place-items-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-bold text-primary-content tabular-nums ${className}`}
    >
      {unread >= MOST_COUNTED_NOTICES
        ? t('{count, number}+', { count: MOST_COUNTED_NOTICES - 1 })
        : formatNumber(unread)}
    </span>
  );
}
