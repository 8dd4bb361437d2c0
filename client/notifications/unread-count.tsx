import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#client/api/query-client.ts';
import { MOST_COUNTED_NOTICES } from '#contract/notifications.ts';
import { unreadNotices } from './unread.ts';

export function useUnread() {
  const { data: { unread } = { unread: 0 } } = useQuery(unreadNotices, queryClient);
  return { unread, words: `${unread}${unread >= MOST_COUNTED_NOTICES ? ' or more' : ''} not read` };
}

/** Decorative: the link around it has the count in its label. */
export function UnreadCount({ unread, className }: { unread: number; className: string }) {
  if (unread <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className={`grid h-4 min-w-4 place-items-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-bold text-primary-content tabular-nums ${className}`}
    >
      {unread >= MOST_COUNTED_NOTICES ? `${MOST_COUNTED_NOTICES - 1}+` : unread}
    </span>
  );
}
