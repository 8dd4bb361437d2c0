import { hasRight } from '#contract/admin-jobs.ts';
import { t } from '#language/t.ts';
import { everythingChanged } from '../cache/invalidation.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { forbidden, forbiddenToJob, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import * as queries from './queries.ts';

export async function startSelling({ sql, auditor }: AppContext, viewer: Viewer, email: string) {
  if (viewer.role === 'admin' && !hasRight(viewer, 'people')) throw forbiddenToJob('people');
  const count = await sql.begin(async (db) => {
    const [person] = await queries.makeSeller(db, email);
    if (!person) return 0;
    const actor = viewer.role === 'admin' ? 'admin' : 'buyer';
    await auditor.note(db, { actor, actorId: viewer.id, action: 'start-selling', subject: `user ${person.id}` });
    return 1;
  });
  if (count) return count;
  const [user] = await queries.userByEmail(sql, email);
  if (!user) throw notFound('user');
  if (user.role === 'admin') throw forbidden(t('Admins keep the market; they do not sell on it.'));
  return 0;
}

export async function changeName(sql: Sql, viewer: Viewer, name: string) {
  return sql.begin(async (db) => {
    const { count } = await queries.rename(db, viewer.id, name);
    if (count > 0) await everythingChanged(db);
    return count;
  });
}
