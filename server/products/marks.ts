import type { Tagged } from '../cache/tagged.ts';
import { batched } from '../concurrency/batched.ts';
import type { Sql } from '../database/connect.ts';
import { Marked } from '../http/marked.ts';
import type { Viewer } from '../http/viewer.ts';
import * as queries from './marks-queries.ts';
import type { ProductRow } from './queries.ts';

/** An answer with bikes, which a person sees with their own reports, bookings and blocks. */
export function markedBikes<Row extends ProductRow, T>(
  sql: Sql,
  rows: Row[],
  answer: Tagged<T>,
  seenBy: (viewer: Viewer, rows: Row[]) => T | Promise<T>,
): Marked<T> {
  const asked = idsOf(rows);
  const sellers = new Set(rows.map(({ sellerId }) => sellerId));
  const shown = new Set([...rows.map(({ id }) => id), ...sellers]);
  return new Marked(answer, {
    // What has a sold bike is kept for no kind: its facts are marks for everybody.
    kindOf: (viewer, dealtWith) =>
      sellers.has(viewer.id) || dealtWith.some((id) => shown.has(id)) ? undefined : kindOfPerson(viewer),
    forPerson: async (viewer) => {
      const marks = rows.length ? await marksLoader(sql)({ viewerId: viewer.id, ...asked }) : [];
      if (!marks.length && !sellers.has(viewer.id))
        return { kind: kindOfPerson(viewer), value: () => seenBy(viewer, rows) };
      return {
        value: () =>
          seenBy(
            viewer,
            rows.map((row) => marked(row, marks)),
          ),
      };
    },
  });
}

/** What a bike without a mark looks like depends on nothing else of its viewer. */
const kindOfPerson = ({ role, job, suspended }: Viewer) => [role, job, suspended && 'suspended'].join();

function idsOf(rows: ProductRow[]) {
  const literal = (ids: Iterable<string>) => `{${[...ids].join()}}`;
  return {
    bikes: literal(rows.map(({ id }) => id)),
    sold: literal(rows.filter(({ status }) => status === 'sold').map(({ id }) => id)),
    sellers: literal(new Set(rows.map(({ sellerId }) => sellerId))),
  };
}

/** Ids of the bikes and people that each of these people has dealt with. Calls at the same time share a statement. */
export const dealtWithLoader = (sql: Sql) =>
  batched(async (people: string[]): Promise<string[][]> => {
    const found = new Map((await queries.dealtWith(sql, people)).map(({ personId, ids }) => [personId, ids]));
    return people.map((personId) => found.get(personId) ?? []);
  });

const loaders = new WeakMap<Sql, ReturnType<typeof loaderOf>>();

/** People who look at the same time share a statement. */
function marksLoader(sql: Sql) {
  const loader = loaders.get(sql) ?? loaderOf(sql);
  loaders.set(sql, loader);
  return loader;
}

const loaderOf = (sql: Sql) =>
  batched(async (asked: queries.MarksOf[]) => {
    const found = Map.groupBy(await queries.marks(sql, asked), ({ nth }) => nth);
    return asked.map((_, at) => found.get(at + 1) ?? []);
  });

function marked<Row extends ProductRow>(row: Row, marks: queries.MarkRow[]): Row {
  const own = marks.filter(({ mark, id }) => id === (mark === 'blocked' ? row.sellerId : row.id));
  const { reported = false, ownBooking = null } = own.find((one) => one.mark === 'own')?.facts ?? {};
  const isTaken = row.status === 'reserved' || row.status === 'sold';
  return {
    ...row,
    reported,
    blocked: own.some(({ mark }) => mark === 'blocked'),
    ...own.find((one) => one.mark === 'sold')?.facts,
    // A booking may be newer than the row: its bike changes when both are seen.
    ownBooking: isTaken ? ownBooking : null,
  };
}
