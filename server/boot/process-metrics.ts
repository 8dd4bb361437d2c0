import type { AppContext } from '../context.ts';
import { unreadMessages } from '../conversations/outbox.ts';
import { businessEvents } from '../counts/counts.ts';
import { connect, type DatabaseTarget, poolFigures } from '../database/connect.ts';
import { IMPORTS } from '../imports/outbox.ts';
import { ProcessMetrics, type Queue, QueueMetrics } from '../metrics/metrics.ts';
import { duePayouts, REVERSALS } from '../money/payouts/outbox.ts';
import { REFUNDS } from '../money/refunds/outbox.ts';
import { letters, PUSHES } from '../notifications/outbox.ts';
import { backlog, type Outbox } from '../outbox/outbox.ts';
import { PICTURES } from '../photos/picture-fetch/outbox.ts';
import { dueMatching, dueNews } from '../saved-searches/backlog-queries.ts';
import { PORTRAITS } from '../users/portraits/outbox.ts';
import type { Stoppable } from './lifecycle.ts';

const MOST_COUNTED = 10_000;

export function processMetrics({ sql, searchPool, memoryIndex, cache, live }: AppContext, worker: string) {
  return new ProcessMetrics({
    ...{ worker, cache, memoryIndex, live, businessEvents },
    pools() {
      const { primary, replica } = searchPool.figures();
      return { market: poolFigures(sql), search: primary, ...(replica && { 'search-replica': replica }) };
    },
  });
}

export function openQueueMetrics(market: AppContext, target: DatabaseTarget, running: Stoppable[]) {
  const settings = { application_name: 'kickstand-metrics', statement_timeout: 2_000 };
  const sql = connect(target, { max: 1, settings });
  running.push({ stop: () => sql.end({ timeout: 5 }) });
  return new QueueMetrics(sql, queuesOf(market));
}

function queuesOf({ settings, conversations }: AppContext): Queue[] {
  const outbox = <Row extends object>(name: string, box: Outbox<Row>, since?: string): Queue => ({
    name,
    read: (sql) => backlog(sql, box, MOST_COUNTED, since),
  });
  return [
    outbox('refunds', REFUNDS),
    outbox('payouts', duePayouts(settings)),
    outbox('reversals', REVERSALS),
    outbox('letters', letters(settings)),
    outbox('pushes', PUSHES),
    outbox('unread-messages', unreadMessages(conversations.settings)),
    outbox('imports', IMPORTS, 'started_at'),
    outbox('pictures', PICTURES),
    outbox('portraits', PORTRAITS),
    { name: 'saved-search-matching', read: (sql) => dueMatching(sql, MOST_COUNTED) },
    { name: 'saved-search-news', read: (sql) => dueNews(sql, MOST_COUNTED) },
  ];
}
