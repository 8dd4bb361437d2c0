import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import * as queries from './queries.ts';

const AT_ONCE = 20;

/** Takes somebody who has just been removed out of all that we keep, unless the law asks to keep it for their deals. */
export async function eraseUser(db: Db, { retentionDays }: Pick<AppContext, 'retentionDays'>, id: string) {
  await queries.erase(db, { retentionDays, ids: [id] });
}

/** The same for all whose time is over by now, and for whom an admin removed: not at once, as lists go on behind them. */
export async function eraseFormerUsers({ sql, retentionDays }: AppContext, left: AbortSignal) {
  for (let after: string | undefined; !left.aborted; ) {
    const due = await queries.due(sql, { retentionDays, after, limit: AT_ONCE });
    after = due.at(-1)?.id;
    if (!after) return;
    await queries.erase(sql, { retentionDays, ids: due.map(({ id }) => id) });
  }
}

/** Who was removed by an admin, and may have an account at the identity service still. */
export async function removedSubjects({ sql }: Pick<AppContext, 'sql'>): Promise<string[]> {
  const rows = await queries.removedSubjects(sql);
  return rows.map(({ subject }) => subject);
}
