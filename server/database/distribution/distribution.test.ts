import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { connect } from '../connect.ts';
import { MIGRATION_LOCK } from '../migrate.ts';
import { clusterFaults, distribute } from './distribute.ts';
import { PLACEMENT, placementOf } from './placement.ts';
import { carryOut, faultOf, isBetweenCopies, isDistributed, planOf } from './plan.ts';
import { foreignKeys, keysApart, placed, tables, uniqueIndexes } from './queries.ts';

let database: TestDatabase;
before(async () => {
  database = await testDatabase();
});
after(() => database.stop());

const isOnOneNode = async () => !(await placed(database.sql)).size;

test('every table of the schema has its place', async () => {
  assert.deepEqual(await tables(database.sql), Object.keys(PLACEMENT).sort());
});

test('what is unique in a table of products is unique within a product', async () => {
  for (const { table, name, columns } of await uniqueIndexes(database.sql)) {
    const placement = placementOf(table);
    if (isDistributed(placement)) assert.ok(columns.includes(placement.by), `${name} of ${table}`);
  }
});

test('every foreign key stays within a product, or leads to copies', async () => {
  const keys = await foreignKeys(database.sql);
  assert.ok(keys.length > 50);
  for (const key of keys) assert.equal(faultOf(key), undefined, `${key.name} of ${key.table}`);
});

test('keys that a cluster cannot keep are known', () => {
  const key = (table: string, references: string, columns: string[], referenced: string[]) =>
    faultOf({ table, references, columns, referenced, name: 'key', definition: '' });
  assert.equal(key('payments', 'bookings', ['product_id', 'booking_id'], ['product_id', 'id']), undefined);
  assert.equal(key('payments', 'bookings', ['booking_id'], ['id']), 'does not name the product');
  assert.equal(
    key('ratings', 'bookings', ['booking_id', 'product_id'], ['product_id', 'id']),
    'does not name the product',
  );
  assert.equal(key('imported_bikes', 'products', ['product_id'], ['id']), 'leads from one place to shards');
  assert.equal(key('messages', 'imports', ['import_id'], ['id']), 'leads to the coordinator alone');
  assert.equal(key('import_rows', 'imports', ['import_id'], ['id']), undefined);
});

test('a migration says where its new tables are placed before keys lead from them or to them', () => {
  const folder = join(import.meta.dirname, '../migrations');
  const later = globSync('*.sql', { cwd: folder }).filter((file) => file > '0040_foreign_keys_apart.sql');
  for (const file of later) {
    const [unplaced = '', ...rest] = readFileSync(join(folder, file), 'utf8').split(/^-- place$/m);
    const made = [...unplaced.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g)].map(
      ([, table = '']) => table,
    );
    if (made.every((table) => placementOf(table) === 'local')) continue;
    assert.ok(rest.length, `${file} has no line "-- place"`);
    assert.doesNotMatch(unplaced, /\breferences\b/i, file);
  }
});

test('without a cluster, with other tables, or beside a running marketplace nothing is begun', async (t) => {
  if (!(await isOnOneNode())) return t.skip('this is a cluster');
  const { sql, target } = database;
  const before = await foreignKeys(sql);
  await assert.rejects(distribute(sql), /This database has no Citus: `create extension citus`/);
  await sql`create table cyclists (id int)`;
  await assert.rejects(distribute(sql), /cyclists is no table of the marketplace/);
  await sql`drop table cyclists`;
  const running = connect(target, { max: 1, settings: { application_name: 'kickstand-jobs' } });
  await running`select 1`;
  await assert.rejects(distribute(sql), /The marketplace is running on this database: stop it first/);
  await running.end();
  await sql.begin(async (migrating) => {
    await migrating`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await assert.rejects(distribute(sql), /is being migrated or distributed/);
  });
  assert.deepEqual(await foreignKeys(sql), before);
});

test('a cluster without workers, without an address or too old is refused', () => {
  const good = { version: '13.2-1', workers: 2, hasCoordinator: true, isSequential: true, plansWithValues: true };
  assert.deepEqual(clusterFaults(good), []);
  assert.match(clusterFaults({ ...good, workers: 0 }).join(), /citus_add_node/);
  assert.match(clusterFaults({ ...good, hasCoordinator: false }).join(), /citus_set_coordinator_host/);
  assert.match(clusterFaults({ ...good, isSequential: false }).join(), /multi_shard_modify_mode = 'sequential'/);
  assert.match(
    clusterFaults({ ...good, plansWithValues: false }).join(),
    /append \?plan_cache_mode=auto to DATABASE_URL/,
  );
  assert.match(clusterFaults({ ...good, version: '9.5-2' }).join(), /too old/);
});

test('an interrupted run goes on: keys that stand aside are added again as they were', async (t) => {
  if (!(await isOnOneNode())) return t.skip('this is a cluster');
  const { sql } = database;
  const [keys, steps] = [await foreignKeys(sql), await planOf(sql)];
  const kept = keys.filter((key) => !isBetweenCopies(key));
  const dropped = keys.length - kept.length;
  assert.ok(dropped > 5);
  const [first = '', last = ''] = [steps[0], steps.at(-1)].map((step) => step?.statements.join());
  assert.match(first, /drop constraint/);
  assert.match(last, /add constraint/);
  const places = steps.flatMap(({ statements: [sql = ''] }) => /create_\w+_table\('(\w+)'/.exec(sql)?.[1] ?? []);
  assert.ok(places.indexOf('users') < places.indexOf('products'));
  assert.ok(places.indexOf('products') < places.indexOf('bookings'));
  assert.equal(new Set(places).size, places.length);

  for (const step of steps.slice(0, 20)) await sql.begin((db) => carryOut(db, step));
  assert.equal((await keysApart(sql)).length, 20 - dropped);
  const again = await planOf(sql);
  assert.equal(again.length, steps.length - 20);
  for (const step of again.filter(({ statements }) => /add constraint/.test(statements[0] ?? '')))
    await sql.begin(async (db) => {
      const table = /alter table (\w+)/.exec(step.statements[0] ?? '')?.[1] ?? '';
      await db.unsafe(
        `alter table ${table} drop constraint if exists ${/constraint ("\w+")/.exec(step.statements[0] ?? '')?.[1]}`,
      );
      await carryOut(db, step);
    });
  assert.deepEqual([...(await foreignKeys(sql))], kept);
  assert.deepEqual([...(await keysApart(sql))], []);
});
