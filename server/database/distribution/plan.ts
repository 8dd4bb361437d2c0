import type { Db } from '../connect.ts';
import { type Placement, placementOf } from './placement.ts';
import { type ForeignKey, foreignKeys, type KeyApart, keysApart, placed, tables } from './queries.ts';

/** One transaction: done wholly or not at all. */
export interface Step {
  statements: string[];
}

const CENTRE = 'products';
const STAYING: (Placement | undefined)[] = ['local', undefined];

/**
 * Places the tables that are not placed yet. Foreign keys stand aside meanwhile, because a table with one to a table
 * that is not placed cannot be; they are added again last. Keys between copies go: each write of the one table would lock
 * all of the other, on all nodes. Nothing to do is an empty plan.
 */
export async function planOf(db: Db): Promise<Step[]> {
  const [done, keys, apart] = [await placed(db), await foreignKeys(db), await keysApart(db)];
  const moving = (await tables(db)).filter((table) => !done.has(table) && !STAYING.includes(placementOf(table)));
  const [between, kept] = [keys.filter(isBetweenCopies), keys.filter((key) => !isBetweenCopies(key))];
  const inTheWay = kept.filter((key) => moving.includes(key.table) || moving.includes(key.references));
  return [
    ...between.map(drop),
    ...inTheWay.map(standAside),
    ...moving.sort(centreFirst).map(place),
    ...[...apart, ...inTheWay].map(addAgain),
  ];
}

export async function carryOut(db: Db, { statements }: Step) {
  await onACluster(db);
  for (const statement of statements) await db.unsafe(statement);
}

/** The tables that a migration made, within its transaction; nothing while the database is not distributed. */
export async function placeNew(db: Db) {
  if (!(await placed(db)).has(CENTRE)) return;
  for (const step of await planOf(db)) await carryOut(db, step);
}

export async function onACluster(db: Db) {
  await db`set local statement_timeout = 0`;
  // Triggers of tables that are written once look at nothing but the row.
  await db`select set_config('citus.enable_unsafe_triggers', 'on', true)`;
}

/** What a cluster cannot keep, in words; undefined when it can. */
export function faultOf({ table, references, columns, referenced }: ForeignKey): string | undefined {
  const [from, to] = [placementOf(table), placementOf(references)];
  if (to === 'copied' && from) return undefined;
  if (to === 'local') return from === 'local' ? undefined : 'leads to the coordinator alone';
  if (!isDistributed(to) || !isDistributed(from)) return 'leads from one place to shards';
  const at = columns.indexOf(from.by);
  return at >= 0 && referenced[at] === to.by ? undefined : 'does not name the product';
}

export const isDistributed = (placement: Placement | undefined): placement is { by: string } =>
  typeof placement === 'object';

export const isBetweenCopies = ({ table, references }: Pick<ForeignKey, 'table' | 'references'>) =>
  placementOf(table) === 'copied' && placementOf(references) === 'copied';

const centreFirst = (one: string, other: string) => rank(one) - rank(other);

function rank(table: string) {
  if (placementOf(table) === 'copied') return 0;
  return table === CENTRE ? 1 : 2;
}

const text = (words: string) => `'${words.replaceAll("'", "''")}'`;
const name = (words: string) => `"${words.replaceAll('"', '""')}"`;

const drop = (key: KeyApart): Step => ({
  statements: [`alter table ${key.table} drop constraint ${name(key.name)}`],
});

const standAside = (key: KeyApart): Step => ({
  statements: [
    `insert into foreign_keys_apart (table_name, key_name, definition)
  values (${text(key.table)}, ${text(key.name)}, ${text(key.definition)})`,
    ...drop(key).statements,
  ],
});

const addAgain = (key: KeyApart): Step => ({
  statements: [
    `alter table ${key.table} add constraint ${name(key.name)} ${key.definition}`,
    `delete from foreign_keys_apart where table_name = ${text(key.table)} and key_name = ${text(key.name)}`,
  ],
});

function place(table: string): Step {
  const placement = placementOf(table);
  const [of, beside] = [text(table), text(table === CENTRE ? 'none' : CENTRE)];
  return {
    statements: [
      isDistributed(placement)
        ? `select create_distributed_table(${of}, ${text(placement.by)}, colocate_with => ${beside})`
        : `select create_reference_table(${of})`,
    ],
  };
}
