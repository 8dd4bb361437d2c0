import assert from 'node:assert/strict';
import type { Sql } from '#server/database/connect.ts';
import type { TestMarket } from '../market.ts';
import { publicViews, type View } from './views.ts';

/** Of the bikes that an act is about; most are about one. */
const MOST_WATCHED = 6;

/** Makes true what something needs, and gives what is to be done. */
export type Prepare = () => Promise<() => Promise<unknown>>;

interface Seen {
  /** What strangers see otherwise than before. */
  altered: string[];
  /** What is kept though it is not so any more. */
  stale: { name: string; kept: string; now: string }[];
  /** How many notes there are, and how many in a transaction that does nothing else. */
  notes: number;
  astray: number;
}

/** Looks at all that is public, at some bikes and at those that an act is about, before and after it. */
export async function watch(market: TestMarket, witnesses: string[], prepare: Prepare): Promise<Seen> {
  const { sql } = market.market;
  const begun = new Date();
  const act = await prepare();
  const views = publicViews(market, [...witnesses, ...(await listedSince(sql, begun))]);
  // What is being made while news of the preparation comes in is not kept: only the second time all of it is.
  await each(views, (view) => view.kept());
  const before = await each(views, (view) => view.kept());
  const moment = await snapshot(sql);
  await act();
  const noted = await notesSince(sql, moment);
  const after = await each(views, async (view) => ({
    name: view.name,
    now: await view.now(),
    kept: await view.kept(),
  }));
  return {
    altered: after.flatMap(({ name, now }, place) => (before[place] === now ? [] : name)),
    stale: after.filter(({ now, kept }) => now !== kept),
    ...noted,
  };
}

/** What is altered is noted where it is done, and nothing else is. */
export function assertNoted({ altered, stale, notes, astray }: Seen, alters: boolean) {
  assert.deepEqual(stale, [], 'what is otherwise now is made anew');
  assert.equal(altered.length > 0, alters, `strangers see something else: ${altered.join(', ')}`);
  assert.equal(notes > 0, alters, 'something is noted');
  assert.equal(astray, 0, 'notes are written by the transaction that alters');
}

/** One after the other, of which none notes anything. */
export const harmless =
  (sql: Sql, prepared: Record<string, Prepare>): Prepare =>
  async () => {
    const acts: [string, () => Promise<unknown>][] = [];
    for (const [name, prepare] of Object.entries(prepared)) acts.push([name, await prepare()]);
    return async () => {
      for (const [name, act] of acts) {
        const moment = await snapshot(sql);
        await act();
        assert.deepEqual(await notesSince(sql, moment), { notes: 0, astray: 0 }, name);
      }
    };
  };

/** One after the other: nobody is told that we are busy. */
async function each<T>(views: View[], read: (view: View) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const view of views) answers.push(await read(view));
  return answers;
}

async function listedSince(sql: Sql, begun: Date) {
  const rows = await sql<
    { id: string }[]
  >`select id from products where listed_at >= ${begun} order by id desc limit ${MOST_WATCHED}`;
  return rows.map(({ id }) => id);
}

async function snapshot(sql: Sql) {
  const [{ snapshot = '' } = {}] = await sql<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`;
  return snapshot;
}

async function notesSince(sql: Sql, snapshot: string) {
  const [found] = await sql<{ notes: number; astray: number }[]>`
    select count(*) as notes, count(*) filter (where not exists (
      select from products p where p.xmin = c.xmin union all select from users u where u.xmin = c.xmin
      union all select from categories b where b.xmin = c.xmin
      union all select from shelf_changes s where s.xmin = c.xmin)) as astray
    from changes c where not pg_visible_in_snapshot(c.xid, ${snapshot}::pg_snapshot)`;
  return found ?? assert.fail();
}
