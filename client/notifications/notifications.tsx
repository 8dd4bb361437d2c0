import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { reason } from '#client/api/call.ts';
import { useLive } from '#client/api/live/use-live.ts';
import { pages, refresh } from '#client/api/query-client.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { listNotices } from '#contract/notifications.ts';
import { t } from '#language/t.ts';
import { byDay } from './by-day.ts';
import { NoticeRow } from './notification-row.tsx';
import { readAllUpTo } from './reading.ts';

export const allNotices = pages(listNotices, {});

export function Notices() {
  const list = useInfiniteQuery(allNotices);
  useLive('notices', () => void refresh(listNotices));
  const heading = useRef<HTMLHeadingElement>(null);
  const notices = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const [newest] = notices;
  const readAll = useMutation({
    mutationFn: readAllUpTo,
    onSuccess: () => heading.current?.focus(),
    onError: (error) => toast.error(reason(error)),
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-4xl">
          {t('Notices')}
        </h1>
        {newest && notices.some(({ isRead }) => !isRead) && (
          <BusyButton busy={readAll.isPending} onClick={() => readAll.mutate(newest)} className="btn-outline">
            {t('Mark all as read')}
          </BusyButton>
        )}
      </div>
      {!newest && (
        <div className="mt-6">
          <EmptyState title={t('No notices yet')}>
            <p>{t('When something happens in a deal of yours, you read it here, and get it by e-mail too.')}</p>
          </EmptyState>
        </div>
      )}
      {byDay(notices).map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="mt-6">
          <h2 className="text-lg">{day}</h2>
          <ul className="mt-3 grid gap-2">
            {ofDay.map((notice) => (
              <NoticeRow key={notice._id} notice={notice} />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore list={list} />
    </>
  );
}
