import { Link } from 'react-router';
import { Badge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Notice } from '#contract/notifications.ts';
import { formatDate } from '#language/formatters.ts';
import { t } from '#language/t.ts';

export function NoticeRow({ notice }: { notice: Notice }) {
  const { title, path, text, at, isRead } = notice;
  return (
    <li>
      <Link
        to={path}
        className={`group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-box border border-s-4 border-base-300 bg-base-100 p-4 hover:border-base-content ${isRead ? '' : 'border-s-primary hover:border-s-primary'}`}
      >
        <span className="grid gap-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className={`wrap-anywhere ${isRead ? 'font-medium' : 'font-bold'}`}>{title}</span>
            {!isRead && <Badge tone="signal">{t('New||notice')}</Badge>}
          </span>
          <span className={`wrap-anywhere ${isRead ? 'text-quiet' : ''}`}>{text}</span>
          <time dateTime={at} className="text-sm text-quiet">
            {formatDate(new Date(at), { timeStyle: 'short' })}
          </time>
        </span>
        <Icon
          name="arrow"
          className="size-5 shrink-0 transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
        />
      </Link>
    </li>
  );
}
