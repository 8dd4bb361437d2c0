import { type Answer, type Call, ok } from './calls.ts';
import type { Db, Fragment } from './database.ts';
import type { Params } from './form-decoding.ts';
import { allowOnly, expansions, integer, text } from './params.ts';
import { invalid, unknown } from './refusals.ts';

type Table =
  | 'payment_intents'
  | 'charges'
  | 'refunds'
  | 'disputes'
  | 'transfers'
  | 'transfer_reversals'
  | 'balance_transactions'
  | 'events';

export interface List {
  limit: number;
  after: string | undefined;
  before: string | undefined;
  expand: string[];
  /** Seconds since 1970, inclusive. */
  from: number;
  /** Exclusive. */
  until: number;
}

const LARGEST_LIST = 100;
const END_OF_TIME = 99_999_999_999;

export function listIn({ params }: Call, filters: string[] = [], expandable: string[] = []): List {
  allowOnly(params, ['limit', 'starting_after', 'ending_before', 'created', 'expand', ...filters]);
  const expand = expansions(params, ...expandable);
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > LARGEST_LIST)
    throw invalid(`Invalid limit: must be between 1 and ${LARGEST_LIST}`, { param: 'limit' });
  const [after, before] = [text(params, 'starting_after'), text(params, 'ending_before')];
  if (after !== undefined && before !== undefined)
    throw invalid('You can only use one of `starting_after` and `ending_before`.');
  return { limit, after, before, expand, ...createdIn(params) };
}

/** Newest first. */
export async function listAnswer<Row extends { id: string }>(
  db: Db,
  { table, url = `/v1/${table}`, page, where }: { table: Table; url?: string; page: List; where: Fragment },
  view: (row: Row) => object | Promise<object>,
): Promise<Answer> {
  await demandCursor(db, table, page);
  const rows = await db<Row[]>`
    select * from ${db(table)}
    where ${where} and created_at >= to_timestamp(${page.from}) and created_at < to_timestamp(${page.until})
      and ${besideCursor(db, table, page)}
    order by ${page.before ? db`created_at, id` : db`created_at desc, id desc`}
    limit ${page.limit + 1}`;
  const shown = rows.slice(0, page.limit);
  if (page.before) shown.reverse();
  const data = await Promise.all(shown.map(view));
  return ok({ object: 'list', url, has_more: rows.length > page.limit, data });
}

async function demandCursor(db: Db, table: Table, { after, before }: List) {
  const id = after ?? before;
  if (id === undefined) return;
  const [row] = await db`select 1 from ${db(table)} where id = ${id}`;
  if (!row) throw unknown(table.replace(/s$/, ''), id, after ? 'starting_after' : 'ending_before');
}

function besideCursor(db: Db, table: Table, { after, before }: List): Fragment {
  const cursor = (id: string) => db`(select created_at, id from ${db(table)} where id = ${id})`;
  if (after !== undefined) return db`(created_at, id) < ${cursor(after)}`;
  return before === undefined ? db`true` : db`(created_at, id) > ${cursor(before)}`;
}

function createdIn(params: Params): Pick<List, 'from' | 'until'> {
  const created = params.created ?? {};
  if (typeof created === 'string') {
    const moment = integer(params, 'created') ?? 0;
    return { from: moment, until: moment + 1 };
  }
  allowOnly(created, ['gt', 'gte', 'lt', 'lte'], 'created');
  const bound = (name: string, plus: number) => {
    const moment = integer(created, name);
    return moment === undefined ? undefined : Math.min(Math.max(moment + plus, 0), END_OF_TIME);
  };
  return {
    from: bound('gt', 1) ?? bound('gte', 0) ?? 0,
    until: bound('lt', 0) ?? bound('lte', 1) ?? END_OF_TIME,
  };
}
