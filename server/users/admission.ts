import { t } from '#language/t.ts';
import type { Db } from '../database/connect.ts';
import { forbidden } from '../http/errors.ts';
import type { Identity } from '../http/viewer.ts';
import * as queries from './queries.ts';

export async function admitUser(db: Db, identity: Identity): Promise<queries.UserRow | undefined> {
  const [user] = await queries.refreshUser(db, identity);
  return user;
}

export const removed = () => forbidden(t('This account was removed from Kickstand. It cannot be opened again.'));
