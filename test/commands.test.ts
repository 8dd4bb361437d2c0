import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { connect, type Sql } from '#server/database/connect.ts';
import { type EmbeddedServer, startEmbedded } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'kickstand-commands-'));
chmodSync(folder, 0o755);
after(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'bikes.csv');
writeFileSync(file, 'name,price\nA bike,100\n');
const COMMANDS: [script: string, ...words: string[]][] = [
  ['audit-verify'],
  ['reconcile'],
  ['admin', 'version'],
  ['distribute'],
  ['security-events'],
  ['import', file, '--seller', 'seller@example.com'],
  ['backup', join(folder, 'backup.tar')],
];
const SECRET = { ACCESS_TOKEN_SECRET: 'B7xq2LmZ0rTn5VdKs8WfYc3HgJ1pEaQu' };

function run([script, ...words]: string[], env: Record<string, string>) {
  const path = join(import.meta.dirname, `../scripts/${script}.ts`);
  return new Promise<{ code: number; output: string }>((done) => {
    const options = { env: { ...process.env, DATABASE_URL: '', ...env } };
    execFile(process.execPath, [path, ...words], options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stderr + stdout }),
    );
  });
}

test('without the settings of the market no command makes a database and says all is well', async () => {
  const DATA_DIR = join(folder, 'elsewhere');
  mkdirSync(DATA_DIR);
  for (const command of COMMANDS) {
    const { code, output } = await run(command, { DATA_DIR });
    assert.deepEqual([command[0], code], [command[0], 1]);
    assert.match(output, /^DATABASE_URL is not set, and there is no database in DATA_DIR, .*elsewhere\./);
    assert.equal(output.trim().split('\n').length, 1, output);
  }
  assert.deepEqual(readdirSync(DATA_DIR), []);
});

test('a database that cannot be reached is named, without its password', async () => {
  const { code, output } = await run(['audit-verify'], { DATABASE_URL: 'postgres://u:pa55word@127.0.0.1:9/market' });
  assert.equal(code, 1);
  assert.equal(
    output.trim(),
    'Database: 127.0.0.1:9/market\nDATABASE_URL: nobody answers at 127.0.0.1:9/market. Is PostgreSQL running there?',
  );
});

test('what is written wrong is answered with the usage', async () => {
  for (const [words, usage] of [
    [['audit-verify', '--head'], /npm run audit:verify/],
    [['audit-verify', '--what'], /npm run audit:verify/],
    [['security-events', '--days'], /npm run security-events/],
    [['import', '--seller'], /npm run import/],
    [['reconcile', 'everything'], /npm run reconcile/],
    [['distribute', '--now'], /npm run distribute/],
    [['backup'], /npm run backup/],
    [['backup', 'one', '--verify', 'another'], /npm run backup/],
    [['restore'], /npm run restore/],
  ] as const) {
    const { code, output } = await run([...words], { DATA_DIR: folder });
    assert.equal(code, 2, output);
    assert.match(output, usage);
    assert.doesNotMatch(output, /\n {4}at /);
  }
});

describe('in a database where nothing has happened', () => {
  const DATA_DIR = join(folder, 'data');
  let server: EmbeddedServer;
  let sql: Sql;
  before(async () => {
    server = await startEmbedded({ dir: join(DATA_DIR, 'postgres') });
    sql = connect(server.target, { max: 1 });
  });
  after(async () => {
    await sql.end();
    await server.stop();
  });

  test('there is no market yet', async () => {
    for (const command of COMMANDS) {
      const { code, output } = await run(command, { DATA_DIR, ...SECRET });
      assert.equal(code, 1);
      assert.match(output, /^Database: the one in .*data\nThere is no marketplace in this database\.\n$/);
    }
    assert.equal((await sql`select to_regclass('migrations') as made`)[0]?.made, null);
  });

  test('nothing was read, which is no success', async () => {
    await migrate(sql);
    const readers: [command: string, output: RegExp][] = [
      ['audit-verify', /0 rows were read/],
      ['reconcile', /0 movements of money/],
      ['security-events', /Nothing was noted/],
    ];
    for (const [command, words] of readers) {
      const { code, output } = await run([command], { DATA_DIR, ...SECRET });
      assert.equal(code, 1, output);
      assert.match(output, words);
    }
  });

  test('without the key nothing can be proved, and none is made', async () => {
    const { code, output } = await run(['audit-verify'], { DATA_DIR });
    assert.equal(code, 1);
    assert.match(output, /ACCESS_TOKEN_SECRET or AUDIT_SECRET: is not set, and .*secrets\.json is not there/);
    assert.deepEqual(readdirSync(DATA_DIR), ['postgres']);
  });

  test('a database of another version is refused, and not brought up to date', async () => {
    await sql`insert into migrations (name) values ('9999_later.sql')`;
    for (const command of COMMANDS)
      assert.match((await run(command, { DATA_DIR, ...SECRET })).output, /newer than this version.*9999_later\.sql/);
    await sql`delete from migrations where name in ('9999_later.sql', '0022_market_identity.sql')`;
    for (const command of COMMANDS) {
      const { code, output } = await run(command, { DATA_DIR, ...SECRET });
      assert.equal(code, 1);
      assert.match(output, /older than this version: 0022_market_identity\.sql was not applied/);
    }
    assert.equal((await sql`select from migrations where name = '0022_market_identity.sql'`).length, 0);
  });
});
