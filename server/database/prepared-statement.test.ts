import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase } from '../../test/database.ts';
import { recordStatements } from '../../test/statement-recorder.ts';
import { identifier, join, literal, parametersOf, prepared, sql } from './prepared-statement.ts';

const wire = await recordStatements(await testDatabase());
const { database } = wire;
after(() => database.stop());

const param = parametersOf<{ least: number; words: string[]; unset: string | null }>();

test('a parameter that stands twice is sent once', async () => {
  const between = sql`n >= ${param.least}::int and n < ${param.least}::int + ${3}`;
  const count = prepared<object, { least: number }, { n: number }>(
    () => sql`select n from generate_series(1, 10) n where ${between} order by n`,
  );
  const { result, sent } = await wire.during(async () => count(database.sql, {}, { least: 4 }));
  assert.deepEqual(
    result.map(({ n }) => n),
    [4, 5, 6],
  );
  assert.match(sent.at(-1)?.text ?? '', /n >= \$1::int and n < \$1::int \+ 3 /);
});

test('each shape is one text, whatever the values are', async () => {
  let built = 0;
  const find = prepared<{ backwards: boolean }, { words: string[] }, { word: string }>(({ backwards }) => {
    built++;
    return sql`select word from unnest(${param.words}::text[]) word order by word ${backwards ? sql`desc` : sql``}`;
  });
  for (const backwards of [true, false, true])
    for (const words of [['b', 'a'], ['c', `it's "d"`], []]) {
      const found = (await find(database.sql, { backwards }, { words })).map(({ word }) => word);
      assert.deepEqual(found, backwards ? words.toSorted().reverse() : words.toSorted());
    }
  assert.equal(built, 2);
});

test('names and texts of the program are quoted', async () => {
  const one = prepared<object, object, Record<string, string>>(
    () => sql`select ${join([sql`${literal(`it's`)} as ${identifier('a "b"')}`, sql`${literal('$1')} as c`], ', ')}`,
  );
  assert.deepEqual([...(await one(database.sql, {}, {}))], [{ 'a "b"': `it's`, c: '$1' }]);
});

test('null is a value, and a missing one is refused before anything is sent', async () => {
  const echo = prepared<object, { unset: string | null }, { is: boolean }>(
    () => sql`select ${param.unset}::text is null as is`,
  );
  assert.deepEqual([...(await echo(database.sql, {}, { unset: null }))], [{ is: true }]);
  assert.throws(() => echo(database.sql, {}, {}), /needs a value for unset/);
});
