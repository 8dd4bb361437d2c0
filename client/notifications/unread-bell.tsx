import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryClient } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { MOST_COUNTED_NOTICES } from '#contract/notifications.ts';
import type { BellProps } from './bell.tsx';
import { unreadNotices } from './unread.ts';

export default function UnreadBell({ look }: BellProps) {
  const { data: { unread } = { unread: 0 } } = useQuery(unreadNotices, queryClient);
  const many = unread >= MOST_COUNTED_NOTICES;
  const words = `${unread}${many ? ' or more' : ''} not read`;
  const mark = unread > 0 && (
    <span
      aria-hidden="true"
      className={`absolute grid h-4 min-w-4 place-items-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-bold text-primary-content tabular-nums ${look === 'mark' ? '-top-1.5 right-0' : 'top-1 right-1'}`}
    >
      {many ? `${MOST_COUNTED_NOTICES - 1}+` : unread}
    </span>
  );
  if (look === 'mark')
    return (
      <span className="min-[28rem]:hidden">
        {mark}
        {unread > 0 && <span className="sr-only">, notices: {words}</span>}
      </span>
    );
  return (
    <Link
      to={paths.notices}
      aria-label={unread > 0 ? `Notices: ${words}` : 'Notices'}
      className="btn btn-square btn-ghost relative max-[28rem]:hidden"
    >
      <Icon name="bell" />
      {mark}
    </Link>
  );
}
