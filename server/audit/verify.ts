import { type DealMove, MOVES } from '#contract/deal-machine.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import type { Auditor } from './audit.ts';
import { BEGINNING, type Link } from './head.ts';
import * as queries from './verify-queries.ts';

export interface Finding {
  kind: 'changed' | 'removed' | 'inserted' | 'broken';
  says: string;
}

interface Looked {
  head: Link;
  rows: number;
}

type Findings = AsyncGenerator<Finding, void>;

/** Uses constant memory. `head` is an earlier head of the chain; returns the current head and the number of rows. */
export async function* verifyAudit(
  { sql, auditor }: Pick<AppContext, 'sql' | 'auditor'>,
  head?: Link,
): AsyncGenerator<Finding, Looked> {
  const last = yield* chain(sql, auditor, head);
  const rows = yield* unsealed(sql, auditor);
  yield* waiting(sql);
  yield* steps(sql);
  return { head: last, rows };
}

async function* chain(db: Db, auditor: Auditor, head: Link | undefined): AsyncGenerator<Finding, Link> {
  let last = BEGINNING;
  for await (const row of queries.paged<queries.LinkedRow>((after) => queries.links(db, after))) {
    const follows = row.seq === last.seq + 1;
    if (!follows) yield removed(`link ${row.seq} of the chain comes after link ${last.seq}`);
    if (row.id === null) yield removed(`row ${row.auditId} of link ${row.seq} is gone`);
    else if (!auditor.macOf(row).equals(row.mac)) yield changed(`row ${row.id} of link ${row.seq}`);
    else if (follows && !auditor.linkOf(last.link, row).equals(row.link))
      yield { kind: 'broken', says: `link ${row.seq} (row ${row.id}) does not follow on the one before` };
    if (row.seq === head?.seq && !row.link.equals(head.link))
      yield { kind: 'broken', says: `link ${row.seq} is not the one that it was` };
    last = { seq: row.seq, link: row.link };
  }
  if (head && head.seq > last.seq) yield removed(`the chain went to link ${head.seq} and ends at link ${last.seq}`);
  return last;
}

async function* unsealed(db: Db, auditor: Auditor): AsyncGenerator<Finding, number> {
  let rows = 0;
  for await (const row of queries.paged<queries.ListedRow>((after) => queries.rows(db, after))) {
    rows++;
    if (row.sealed) continue;
    if (!auditor.macOf(row).equals(row.mac))
      yield row.waiting ? changed(`row ${row.id}`) : { kind: 'inserted', says: `row ${row.id} is not ours` };
    else if (!row.waiting) yield removed(`the link of row ${row.id} is gone`);
  }
  return rows;
}

async function* waiting(db: Db): Findings {
  for await (const row of queries.paged<queries.WaitingRow>((after) => queries.waiting(db, after)))
    if (!row.there) yield removed(`row ${row.id} is gone before it was sealed`);
}

async function* steps(db: Db): Findings {
  for await (const step of queries.paged<queries.Step>((after) => queries.steps(db, after))) {
    if (!step.noted && isNoted(step))
      yield removed(`step ${step.id} (${step.verb}) of deal ${step.bookingId} has no row`);
    if (step.noted && !step.same) yield changed(`step ${step.id} (${step.verb}) of deal ${step.bookingId}`);
  }
}

const isNoted = ({ from, verb, to, actor }: queries.Step) =>
  actor === 'admin' ||
  (MOVES as readonly DealMove[]).some(
    (move) => move.money && move.from === from && move.verb === verb && move.to === to,
  );

const changed = (what: string): Finding => ({ kind: 'changed', says: `${what} is not as the marketplace wrote it` });
const removed = (says: string): Finding => ({ kind: 'removed', says });
