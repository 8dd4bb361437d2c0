import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reason } from '#client/api/call.ts';
import { ASK_AGAIN_MS, query } from '#client/api/query-client.ts';
import { useRight } from '#client/auth/use-right.ts';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { rich } from '#client/ui/rich.ts';
import type { AdminRight } from '#contract/admin-jobs.ts';
import { listMarketQueues, type MarketQueue, type MarketQueueName, MOST_QUEUED } from '#contract/market-figures.ts';
import { type Message, message, t } from '#language/t.ts';

const QUEUES: Record<MarketQueueName, { text: Message; to: string; right: AdminRight }> = {
  disputes: { text: message('Disputes'), to: paths.disputes, right: 'money' },
  heldPayouts: { text: message('Held payouts'), to: paths.heldPayouts, right: 'money' },
  listings: { text: message('Listings to review'), to: paths.listingReviews, right: 'moderation' },
  reports: { text: message('Reported bikes'), to: paths.reportedItems, right: 'moderation' },
  ratingReports: { text: message('Reported ratings'), to: paths.reportedRatings, right: 'moderation' },
  messageReports: { text: message('Reported messages'), to: paths.reportedMessages, right: 'moderation' },
  imports: { text: message('Imports to review'), to: paths.importReviews, right: 'moderation' },
  identityDocuments: { text: message('Identity documents'), to: paths.identityDocuments, right: 'identity' },
  suspensionAppeals: { text: message('Appeals of suspended people'), to: paths.suspensions, right: 'people' },
};

export const marketQueues = query(listMarketQueues, {});

export function Queues() {
  const queues = useQuery({ ...marketQueues, refetchInterval: ASK_AGAIN_MS });
  return (
    <section aria-labelledby="queues" className="min-w-0 rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <h2 id="queues" className="text-xl">
        {t('What waits for an admin')}
      </h2>
      {queues.isError && <ListFault reason={reason(queues.error)} busy={queues.isFetching} onRetry={queues.refetch} />}
      <ul className="mt-3 divide-y divide-base-300">
        {queues.data?.map((queue) => (
          <QueueRow key={queue.queue} {...queue} />
        ))}
      </ul>
    </section>
  );
}

function QueueRow({ queue, waiting, since }: MarketQueue) {
  const { text, to, right } = QUEUES[queue];
  const isMine = useRight(right);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm">
      {isMine ? (
        <Link to={to} className="text-link">
          {t(text)}
        </Link>
      ) : (
        <span>{t(text)}</span>
      )}
      <span className="tabular-nums">
        {since && (
          <span className="me-3 text-quiet">{rich('since <day></day>', { day: () => <Day of={since} /> })}</span>
        )}
        <span className={waiting ? 'font-semibold' : 'text-quiet'}>
          {waiting >= MOST_QUEUED ? t('{count, number} or more', { count: MOST_QUEUED }) : waiting}
        </span>
      </span>
    </li>
  );
}
