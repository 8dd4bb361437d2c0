import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLive } from '#client/api/live/use-live.ts';
import { queryClient } from '#client/api/query-client.ts';
import { refreshConversations } from '#client/api/refresh-conversations.ts';
import { BELL_SIZE } from '#client/notifications/bell-size.ts';
import { UnreadCount } from '#client/notifications/unread-count.tsx';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { MOST_COUNTED_UNREAD } from '#contract/conversations.ts';
import { t } from '#language/t.ts';
import { unreadConversations } from '../conversation-queries.ts';

export default function UnreadMessages() {
  // Also for the conversations on the page: this link is on every page.
  useLive('messages', () => void refreshConversations());
  const { unread, words } = useUnread();
  return (
    <Link
      to={paths.messages}
      aria-label={unread > 0 ? t('Messages: {unread}', { unread: words }) : t('Messages')}
      className={`btn btn-ghost relative ${BELL_SIZE}`}
    >
      <Icon name="chat" />
      <UnreadCount unread={unread} className="absolute top-1 end-0.5" />
    </Link>
  );
}

export function UnreadMessagesMark() {
  const { unread, words } = useUnread();
  return (
    <>
      <UnreadCount unread={unread} className="" />
      {unread > 0 && <span className="sr-only">{words}</span>}
    </>
  );
}

function useUnread() {
  const { data: { unread } = { unread: 0 } } = useQuery(unreadConversations, queryClient);
  const isMore = unread >= MOST_COUNTED_UNREAD;
  const words = t(isMore ? '{count, number} or more not read' : '{count, number} not read', { count: unread });
  return { unread, words };
}
