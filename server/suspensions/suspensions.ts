import { v7 as newId } from 'uuid';
import type { Page } from '#contract/pagination.ts';
import type { FormerSuspension, OwnSuspension, Suspension, SuspensionReason } from '#contract/suspensions.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { invalid, notFound, ownDecision } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { given, withholdProductsOf } from '../products/products.ts';
import { lockPeople, memberByEmail } from '../users/membership/membership.ts';
import { putSomeBack } from './putting-back.ts';
import * as queries from './queries.ts';

export { settleSuspensions } from './putting-back.ts';

type Services = Pick<AppContext, 'sql' | 'auditor'>;

interface Wish {
  reason: SuspensionReason;
  words: string;
  days?: number | undefined;
}

/** 0: suspended already. */
export async function suspendUser({ sql, auditor }: Services, admin: Viewer, email: string, wish: Wish) {
  const person = await personAt(sql, email);
  if (person.role === 'admin') throw invalid('email', t('Admins cannot be suspended'));
  return sql.begin(async (db) => {
    await lockPeople(db, [person]);
    const id = newId();
    const { reason, words, days } = wish;
    await queries.settleFormer(db, person.id);
    const [suspension] = await queries.insert(db, { reason, words, days, id, userId: person.id, adminId: admin.id });
    if (!suspension) return 0;
    if (!(await queries.suspend(db, person.id, suspension.until)).length) throw notFound('user');
    await withholdProductsOf(db, person.id);
    const until = suspension.until?.toISOString();
    await auditor.note(db, { ...noteOf(admin, person.id), id, action: 'suspend-user', facts: { reason } });
    await tellPerson(db, { id: newId(), userId: person.id, verb: 'suspended', facts: { words, ...given({ until }) } });
    return 1;
  });
}

const noteOf = (admin: Viewer, id: string) => ({ actor: 'admin' as const, actorId: admin.id, subject: `user ${id}` });

async function personAt(sql: Sql, email: string) {
  const [person] = await memberByEmail(sql, email);
  if (!person) throw notFound('user');
  return person;
}

/** 0: not suspended, or lifted already. Most bikes go back at once, the rest by the job. */
export async function liftSuspension(market: Services, admin: Viewer, email: string) {
  const { sql, auditor } = market;
  const person = await personAt(sql, email);
  const lifted = await sql.begin(async (db) => {
    await lockPeople(db, [person]);
    const [lifted] = await queries.lift(db, person.id, admin.id);
    if (!lifted) return;
    await queries.endOf(db, person.id);
    await auditor.note(db, { ...noteOf(admin, person.id), action: 'lift-suspension' });
    await tellPerson(db, { id: newId(), userId: person.id, verb: 'suspension-lifted', facts: {} });
    return lifted;
  });
  if (!lifted) return 0;
  await putSomeBack(sql, { id: lifted.id, userId: person.id });
  return 1;
}

/** 0: no appeal waits. */
export async function keepSuspension({ sql, auditor }: Services, admin: Viewer, email: string) {
  const person = await personAt(sql, email);
  return sql.begin(async (db) => {
    const [appeal] = await queries.lockAppeal(db, person.id, admin.id);
    if (!appeal) return 0;
    if (!appeal.mayKeep) throw ownDecision();
    await queries.keep(db, appeal.id);
    await auditor.note(db, { ...noteOf(admin, person.id), action: 'keep-suspension' });
    await tellPerson(db, { id: newId(), userId: person.id, verb: 'suspension-kept', facts: {} });
    return 1;
  });
}

export async function appealSuspension(sql: Sql, viewer: Viewer, words: string) {
  return (await queries.appeal(sql, viewer.id, words)).length;
}

export async function listSuspensions(sql: Sql, admin: Viewer, page: Page): Promise<Suspension[]> {
  const rows = await queries.running(sql, admin.id, page);
  return rows.map((row) => {
    const { id, name, email, adminName, mayKeep } = row;
    return { ...show(row), _id: id, name, email, adminName, mayKeep };
  });
}

/** At most one. */
export async function suspensionsOf(sql: Sql, userId: string): Promise<OwnSuspension[]> {
  return (await queries.ofPerson(sql, userId)).map(show);
}

/** Newest first, for admins and for the export. */
export async function suspensionsEverOf(sql: Sql, userId: string): Promise<FormerSuspension[]> {
  const rows = await queries.everOf(sql, userId);
  return rows.map((row) => ({ ...show(row), _id: row.id, ...given({ liftedAt: row.liftedAt?.toISOString() }) }));
}

const show = ({ reason, words, beganAt, endsAt, appeal, keptAt }: queries.SuspensionRow): OwnSuspension => ({
  reason,
  words: words ?? '',
  beganAt: beganAt.toISOString(),
  ...given({ endsAt: endsAt?.toISOString(), appeal, keptAt: keptAt?.toISOString() }),
});
