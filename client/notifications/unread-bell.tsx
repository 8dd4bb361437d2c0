import { Link } from 'react-router';
import { useLive } from '#client/api/live/use-live.ts';
import { refresh } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { countNotices } from '#contract/notifications.ts';
import { t } from '#language/t.ts';
import { BELL_SIZE } from './bell-size.ts';
import { UnreadCount, useUnread } from './unread-count.tsx';

export default function UnreadBell() {
  useLive('notices', () => void refresh(countNotices));
  const { unread, words } = useUnread();
  return (
    <Link
      to={paths.notices}
      aria-label={unread > 0 ? t('Notices: {unread}', { unread: words }) : t('Notices')}
      className={`btn btn-ghost relative ${BELL_SIZE}`}
    >
      <Icon name="bell" />
      <UnreadCount unread={unread} className="absolute top-1 end-0.5" />
    </Link>
  );
}

export function UnreadMark() {
  const { unread, words } = useUnread();
  return (
    <>
      <UnreadCount unread={unread} className="" />
      {unread > 0 && <span className="sr-only">{words}</span>}
    </>
  );
}
