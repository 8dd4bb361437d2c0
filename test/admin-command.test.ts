import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { changeName } from '#contract/people.ts';
import { listUsers } from '#contract/users.ts';
import { connect } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { startMarketplace } from './marketplace.ts';
import { newcomer } from './newcomer.ts';

const marketplace = await startMarketplace({ DEMO: 'off' });
const database = await startEmbedded({ dir: join(marketplace.dataDir, 'postgres') });
const sql = connect(database.target);
after(async () => {
  await sql.end();
  await database.stop();
  await marketplace.stop();
});

const ENV = { ...process.env, DATABASE_URL: '', DATA_DIR: marketplace.dataDir, PORT: new URL(marketplace.url).port };

function run(...words: string[]) {
  return new Promise<{ code: number; said: string }>((done) => {
    const path = join(import.meta.dirname, '../scripts/admin.ts');
    execFile(process.execPath, [path, ...words], { env: ENV }, (error, out, told) =>
      done({ code: error ? Number(error.code) : 0, said: told + out }),
    );
  });
}

test('what is written wrong is answered with the commands', async () => {
  for (const words of [[], ['nothing'], ['make-admin'], ['version', 'too much'], ['--odd']]) {
    const { code, said } = await run(...words);
    assert.deepEqual([code, /npm run admin -- COMMAND\n {2}version\n/.test(said)], [2, true], words.join(' '));
  }
  assert.equal((await run('--help')).code, 0);
});

test('the version and both schemas are told, and the figures of the market are counted', async () => {
  const { code, said } = await run('version');
  assert.equal(code, 0, said);
  const [, ours, theirs] = /of this version: (\S+)\nSchema of the database: (\S+)/.exec(said) ?? [];
  assert.ok(ours && ours === theirs, said);
  assert.match((await run('rebuild-figures')).said, /Figures of \d+ days were counted\./);
});

test('an operator makes an admin and unmakes one, but not the last; the audit has it', async () => {
  const [one, two] = [await newcomer(marketplace.url, 'buyer'), await newcomer(marketplace.url, 'seller')];
  const isAdmin = async (person: typeof one) =>
    (await person.call(listUsers, { query: { role: 'buyer' } })).status === 200;
  assert.match((await run('make-admin', 'never.was@example.test')).said, /Nobody here has the address/);
  for (const person of [one, two]) assert.equal((await run('make-admin', person.email)).code, 0);
  assert.match((await run('make-admin', one.email.toUpperCase())).said, /is an admin already/);
  assert.deepEqual([await isAdmin(one), await isAdmin(two)], [true, true]);
  assert.match((await run('unmake-admin', two.email)).said, /is a buyer now\.$/m);
  assert.deepEqual([await isAdmin(one), await isAdmin(two)], [true, false]);
  const last = await run('unmake-admin', one.email);
  assert.deepEqual([last.code, /or the only owner/.test(last.said)], [1, true]);
  const actions = await sql<{ action: string }[]>`
    select action from audit where action in ('promote-to-admin', 'dismiss-admin') order by id`;
  assert.deepEqual(
    actions.map(({ action }) => action),
    ['promote-to-admin', 'promote-to-admin', 'dismiss-admin'],
  );

  const seller = await newcomer(marketplace.url, 'seller');
  const suspend = (...words: string[]) => run('suspend', seller.email, ...words);
  assert.match((await suspend('--as', one.email, '--reason', 'weather')).said, /--reason: Please choose/);
  assert.match((await suspend('--reason', 'scam', '--words', 'So it is')).said, /name the admin who decides/);
  assert.match((await suspend('--as', seller.email, '--reason', 'scam', '--words', 'So it is')).said, /is no admin/);
  const suspended = await suspend('--as', one.email, '--reason', 'scam', '--words', 'So it is', '--days', '7');
  assert.deepEqual([suspended.code, /is suspended\.$/m.test(suspended.said)], [0, true], suspended.said);
  assert.match((await run('lift', seller.email, '--as', one.email)).said, /is not suspended any more/);
});

test('maintenance begins and ends for the running marketplace', async () => {
  const person = await newcomer(marketplace.url, 'buyer');
  const rename = async () => (await person.call(changeName, { body: { name: 'Another Name' } })).status;
  assert.equal((await run('maintenance', 'perhaps')).code, 1);
  assert.equal((await run('maintenance', 'on', '--words', 'Back at two.')).code, 0);
  while ((await rename()) !== 503) await pause(100);
  assert.equal((await fetch(marketplace.url)).status, 200);
  assert.match((await run('maintenance', 'off')).said, /Maintenance has ended/);
  while ((await rename()) !== 200) await pause(100);
  assert.match((await run('maintenance', 'off')).said, /There was no maintenance/);
});

test('letters are sent by the running marketplace', async () => {
  const person = await newcomer(marketplace.url, 'buyer');
  const letters = async () =>
    (await (await fetch(`${marketplace.url}/dev/mail`)).text())
      .split('<li>')
      .filter((letter) => letter.includes(person.email));
  const before = (await letters()).length;
  const { code, said } = await run('reset-password', person.email);
  assert.equal(code, 0, said);
  while ((await letters()).length === before) await pause(100);
});

test('a job is run now by the marketplace; an unknown one is answered with all', async () => {
  const unknown = await run('run-job', 'make-coffee');
  assert.deepEqual([unknown.code, /These are: .*roll-up-market/.test(unknown.said)], [1, true], unknown.said);
  await sql`
    insert into quota_uses (person_id, quota, window_start, used)
    select id, 'x', now() - interval '9 days', 1 from users limit 1`;
  const { code, said } = await run('run-job', 'forget-old-quotas');
  assert.equal(code, 0, said);
  while ((await sql`select from quota_uses where quota = 'x'`).length) await pause(100);
});
