import type { FastifyBaseLogger } from 'fastify';
import { t } from '#language/t.ts';
import type { DatabaseTarget, PoolFigures, Sql } from '../database/connect.ts';
import { NoCapacity, ReaderPool } from '../database/reader-pool.ts';
import { type Position, Replica, within } from '../database/replica.ts';
import { HttpError, noRoom, unavailable } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';

/** Longer than the statement timeouts together; catches a partitioned replica. */
const CUT_OFF_MS = 6_000;
const QUERY_CANCELED = '57014';

export interface Asking {
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  /** Read-your-writes: the replica must have replayed up to here. */
  written?: Position | undefined;
  requester?: Requester | undefined;
}

/** Read pool on the replica while it is usable, else on the primary. */
export interface SearchPool {
  read<T>(asking: Asking, search: (searchSql: Sql) => Promise<T>): Promise<T>;
  written?: () => Promise<Position>;
  /** By server. */
  figures(): { primary: PoolFigures; replica?: PoolFigures };
  follow(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): void;
  stop(): Promise<void>;
}

interface Places {
  primary: DatabaseTarget;
  replica?: DatabaseTarget | undefined;
  seats: number;
  /** Poll interval in milliseconds. */
  pause?: number;
}

export function openSearchPool({ primary, replica, seats, ...polling }: Places): SearchPool {
  const primaryPool = new ReaderPool(primary, { seats });
  const read: SearchPool['read'] = ({ signal, requester }, search) =>
    asHttpError(primaryPool.take(search, signal, requester), signal);
  if (!replica)
    return { read, figures: () => ({ primary: primaryPool.figures }), follow: () => {}, stop: () => primaryPool.end() };

  const replicaPool = new ReaderPool(replica, { seats });
  const replicated = new Replica(primary, replica, polling);
  return {
    async read(request, search) {
      const { signal, written = 0, requester } = request;
      if (!(await replicated.hasReplayed(written))) return read(request, search);
      try {
        return await replicaPool.take((searchSql) => within(CUT_OFF_MS, search(searchSql)), signal, requester);
      } catch (error) {
        if (signal.aborted || isFinal(error)) return asHttpError(Promise.reject(error), signal);
        replicated.failed();
        return read(request, search);
      }
    },
    written: () => replicated.written(),
    figures: () => ({ primary: primaryPool.figures, replica: replicaPool.figures }),
    follow(log) {
      void replicated.follow((used) => {
        if (used) log.info('Searches read from the replica');
        else log.warn('Replica unreachable or lagging: searches read from the primary');
      });
    },
    async stop() {
      await Promise.all([primaryPool.end(), replicaPool.end(), replicated.end()]);
    },
  };
}

/** The primary would fail the same way. */
function isFinal(error: unknown) {
  return error instanceof HttpError || error instanceof NoCapacity || isCanceled(error);
}

const isCanceled = (error: unknown) => error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;

async function asHttpError<T>(found: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (signal.aborted)
      throw new HttpError(499, t('Gone away'), 'unexpected', t('Nobody waits for this answer any more.'));
    if (error instanceof NoCapacity)
      throw noRoom(error.why, {
        full: t('Many people are searching right now. Please try again in a moment.'),
        share: t('We are still at work on other searches of yours. Please try again in a moment.'),
      });
    if (isCanceled(error))
      throw unavailable('busy', t('That search took too long. Please try again, or look for something narrower.'));
    throw error;
  }
}
