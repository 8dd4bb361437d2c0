import assert from 'node:assert/strict';
import type { Sql } from '#server/database/connect.ts';
import type { Cast } from '../deal-in.ts';
import type { TestMarket } from '../market.ts';
import { personalViews, publicViews, type View } from './views.ts';

const MOST_WATCHED = 6;
const MOST_SEEN = 50;

/** Sets up an action, and returns it. */
export type Prepare = () => Promise<() => Promise<unknown>>;

interface Observed {
  /** Names of changed responses. */
  altered: string[];
  /** Cached responses that are out of date. */
  stale: { name: string; kept: string; now: string }[];
  /** Invalidations, and those of transactions without another write. */
  notes: number;
  astray: number;
}

/** Compares all public responses before and after an action. */
export async function watch(market: TestMarket, witnesses: string[], prepare: Prepare): Promise<Observed> {
  const { sql } = market.market;
  const begun = new Date();
  const act = await prepare();
  const bikes = [...witnesses, ...(await listedSince(sql, begun))];
  const views = publicViews(market, bikes, await sellersOf(sql, bikes));
  // Renders that overlap an invalidation are not cached: only the second round fills the cache.
  await each(views, (view) => view.cached());
  const before = await each(views, (view) => view.cached());
  const moment = await snapshot(sql);
  await act();
  const noted = await notesSince(sql, moment);
  const after = await each(views, async (view) => ({
    name: view.name,
    now: await view.uncached(),
    kept: await view.cached(),
  }));
  return {
    altered: after.flatMap(({ name, now }, place) => (before[place] === now ? [] : name)),
    stale: after.filter(({ now, kept }) => now !== kept),
    ...noted,
  };
}

export function assertInvalidation({ altered, stale, notes, astray }: Observed, alters: boolean) {
  assert.deepEqual(stale, [], 'what is otherwise now is made anew');
  assert.equal(altered.length > 0, alters, `strangers see something else: ${altered.join(', ')}`);
  assert.equal(notes > 0, alters, 'something is noted');
  assert.equal(astray, 0, 'notes are written by the transaction that alters');
}

/** What people see of a kept response beside strangers is read each time, so it needs no note. */
export const harmless =
  ({ market, ...cast }: Cast, prepared: Record<string, Prepare>): Prepare =>
  async () => {
    const { sql } = market.market;
    const begun = new Date();
    const acts: [string, () => Promise<unknown>][] = [];
    for (const [name, prepare] of Object.entries(prepared)) acts.push([name, await prepare()]);
    const views = personalViews(
      market,
      [cast.buyer, cast.seller, cast.admin],
      await listedSince(sql, begun, MOST_SEEN),
    );
    await each(views, (view) => view.cached());
    return async () => {
      for (const [name, act] of acts) {
        const moment = await snapshot(sql);
        await act();
        assert.deepEqual(await notesSince(sql, moment), { notes: 0, astray: 0 }, name);
        const seen = await each(
          views,
          async (view) => [view.name, await view.cached(), await view.uncached()] as const,
        );
        for (const [view, cached, uncached] of seen) assert.equal(cached, uncached, `${name}: ${view}`);
      }
    };
  };

/** Sequential, so that no request is shed. */
async function each<T>(views: View[], read: (view: View) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const view of views) answers.push(await read(view));
  return answers;
}

async function listedSince(sql: Sql, begun: Date, most = MOST_WATCHED) {
  const rows = await sql<{ id: string }[]>`
    select id from products where listed_at >= ${begun} order by id desc limit ${most}`;
  return rows.map(({ id }) => id);
}

export async function sellersOf(sql: Sql, bikes: string[]) {
  const rows = await sql<{ id: string }[]>`
    select distinct seller_id as id from products where id = any(${bikes}::uuid[]) order by id`;
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
      union all select from bookings d where d.xmin = c.xmin union all select from ratings r where r.xmin = c.xmin
      union all select from shelf_changes s where s.xmin = c.xmin
      union all select from conversations v where v.xmin = c.xmin
      union all select from verification_steps y where y.xmin = c.xmin
      union all select from offer_terms t where t.xmin = c.xmin
      union all select from valuations w where w.xmin = c.xmin
      union all select from price_trends f where f.xmin = c.xmin)) as astray
    from changes c where not pg_visible_in_snapshot(c.xid, ${snapshot}::pg_snapshot)`;
  return found ?? assert.fail();
}
