import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PgBoss } from 'pg-boss';
import { testDatabase } from '../../test/database.ts';
import { databaseDoor, through } from '../../test/database-door.ts';
import { openJobDatabase } from './job-database.ts';

const database = await testDatabase();
const door = await databaseDoor(database.target);
const db = openJobDatabase(through(database.target, '127.0.0.1:1', door.place), 2);
const boss = new PgBoss({ db });
boss.on('error', () => {});
await boss.start();
after(async () => {
  await boss.stop({ graceful: false });
  await db.end();
  door.stop();
  await database.stop();
});

const DATA = { words: ['a', 'ü "b"'], number: 1, nested: { none: null } };

test('jobs run on a database of several hosts, with what was sent, and their result is stored', async () => {
  await boss.createQueue('plain');
  const id = await boss.send('plain', DATA, { startAfter: new Date(0) });
  const [job] = await boss.fetch<typeof DATA>('plain');
  assert.deepEqual([job?.id, job?.data], [id, DATA]);
  await boss.complete('plain', [id ?? ''], { done: ['yes'] });
  const [done] = await boss.findJobs('plain', { id: id ?? '' });
  assert.deepEqual([done?.state, done?.output], ['completed', { done: ['yes'] }]);
  assert.ok(done?.completedOn instanceof Date);
});

test('a schedule runs, and lost connections delay it only', async () => {
  await boss.createQueue('scheduled', { policy: 'singleton' });
  await boss.schedule('scheduled', '* * * * *', DATA);
  assert.deepEqual(
    (await boss.getSchedules()).map(({ name, data }) => [name, data]),
    [['scheduled', DATA]],
  );
  door.become('cut');
  await assert.rejects(boss.send('scheduled', DATA));
  door.become('open');
  const ran = Promise.withResolvers<object>();
  await boss.work<typeof DATA>('scheduled', { pollingIntervalSeconds: 0.5 }, async ([job]) =>
    ran.resolve(job?.data ?? {}),
  );
  await boss.send('scheduled', DATA);
  assert.deepEqual(await ran.promise, DATA);
});

test('a script that fails leaves no transaction behind', async () => {
  for (let time = 0; time < 3; time++)
    await assert.rejects(db.executeSql('begin; create table half (id int); select nonsense; commit;'), {
      code: '42703',
    });
  const { rows } = await db.executeSql("select to_regclass('half') as half, $1::text[] as list", [['a', 'b']]);
  assert.deepEqual(rows, [{ half: null, list: ['a', 'b'] }]);
});
