import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import * as queries from './queries.ts';

const AT_ONCE = 20;

/** Erases a removed user, unless deals require retention by law. */
export async function eraseUser(db: Db, { retentionDays }: Pick<AppContext, 'retentionDays'>, id: string) {
  await queries.erase(db, { retentionDays, ids: [id] });
}

/** Erases users past retention, and those an admin removed: later, as list cursors may still point at them. */
export async function eraseFormerUsers({ sql, retentionDays }: AppContext, left: AbortSignal) {
  for (let after: string | undefined; !left.aborted; ) {
    const former = await queries.former(sql, { retentionDays, after, limit: AT_ONCE });
    after = former.at(-1)?.id;
    if (!after) return;
    const ids = former.filter(({ isDue }) => isDue).map(({ id }) => id);
    if (ids.length) await queries.erase(sql, { retentionDays, ids });
  }
}

export async function removedSubjects({ sql }: Pick<AppContext, 'sql'>): Promise<string[]> {
  const rows = await queries.removedSubjects(sql);
  return rows.map(({ subject }) => subject);
}
