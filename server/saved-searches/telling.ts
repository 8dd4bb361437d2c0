import { v7 as newId } from 'uuid';
import { MOST_NEW_MATCHES, MOST_SHOWN_MATCHES, MOST_TOLD_AT_ONCE } from '#contract/saved-searches.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { tellPerson } from '../notifications/notifications.ts';
import * as queries from './telling-queries.ts';

const AT_ONCE = 50;

/** Tells each due search in one notice. A batch is one transaction, so what is told is told once. */
export async function tellOfMatches({ sql }: Pick<AppContext, 'sql'>, left?: AbortSignal) {
  let told = AT_ONCE;
  while (told > 0 && !left?.aborted) told = await sql.begin(tellNext);
}

async function tellNext(db: Db): Promise<number> {
  const due = await queries.takeDue(db, AT_ONCE);
  if (!due.length) return 0;
  const room = await roomOf(db, due);
  const [told, waits] = apart(due, ({ personId, told }) => told !== 'at-once' || takeRoom(room, personId));
  const matches = new Map((await queries.untold(db, told.map(idOf))).map(({ id, productIds }) => [id, productIds]));
  for (const search of told) await tell(db, search, matches.get(search.id) ?? []);
  await queries.markTold(db, told.map(idOf));
  if (waits.length) await queries.postpone(db, waits.map(idOf));
  return due.length;
}

/** How many notices at once each person may get today. */
async function roomOf(db: Db, due: queries.DueSearch[]): Promise<Map<string, number>> {
  const people = [...new Set(due.map(({ personId }) => personId))];
  const counts = new Map((await queries.toldToday(db, people)).map(({ id, count }) => [id, count]));
  return new Map(people.map((id) => [id, MOST_TOLD_AT_ONCE - (counts.get(id) ?? 0)]));
}

function takeRoom(room: Map<string, number>, personId: string): boolean {
  const left = room.get(personId) ?? 0;
  room.set(personId, left - 1);
  return left > 0;
}

function apart<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  const { first = [], other = [] } = Object.groupBy(all, (one) => (isFirst(one) ? 'first' : 'other'));
  return [first, other];
}

const idOf = ({ id }: { id: string }) => id;

async function tell(db: Db, { id, personId, name, told }: queries.DueSearch, productIds: string[]) {
  const bikes = productIds.length;
  if (!bikes) return;
  await tellPerson(db, {
    id: newId(),
    userId: personId,
    verb: told === 'at-once' ? 'search-matched' : 'search-digest',
    facts: {
      searchId: id,
      name,
      bikes,
      ...(bikes >= MOST_NEW_MATCHES && { orMore: true }),
      productIds: productIds.slice(0, MOST_SHOWN_MATCHES),
    },
  });
}
