import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { connect } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { tamper } from './audit.ts';
import { startMarketplace } from './marketplace.ts';

const marketplace = await startMarketplace({ DEMO: 'on' });
const database = await startEmbedded({ dir: join(marketplace.dataDir, 'postgres') });
const sql = connect(database.target);
after(async () => {
  await sql.end();
  await database.stop();
  await marketplace.stop();
});

test('an operator sees beside the running marketplace that books and card provider agree', async () => {
  const { code, said } = await run('reconcile');
  assert.equal(code, 0, said);
  assert.match(said, /held/);
  assert.match(said, /[1-9]\d* movements of money were compared: 0 differences\./);
});

test('an operator sees what differs', async () => {
  const [payment] = await sql<{ intentId: string; bookingId: string }[]>`
    select intent_id as "intentId", booking_id as "bookingId" from payments limit 1`;
  const { intentId = '', bookingId = '' } = payment ?? {};
  await sql.unsafe(`update cards.payment_intents set amount = amount + 5, created_at = now() - interval '1 hour'
    where id = '${intentId}'`);
  await tamper(sql, "update ledger set posted_at = now() - interval '1 hour'");
  const { code, said } = await run('reconcile');
  assert.equal(code, 1, said);
  assert.match(said, new RegExp(`amount-differs.*${bookingId}.*${intentId}`));
});

test('an operator sees that the audit is as it was written, and how far it goes', async () => {
  const { code, said } = await run('audit-verify');
  assert.equal(code, 0, said);
  assert.match(said, /The audit is as it was written\.\n--head \d+:[\da-f]*\n/);
  const [, head = ''] = /--head (\S+)/.exec(said) ?? [];
  assert.equal((await run('audit-verify', '--head', head)).code, 0);
  const ahead = await run('audit-verify', '--head', `999:${'ab'.repeat(32)}`);
  assert.equal(ahead.code, 1);
  assert.match(ahead.said, /removed: the chain went to link 999/);
});

test('an operator sees what was changed, and that a step of a deal has lost its row', async () => {
  const [step] = await sql<{ id: string }[]>`select id from audit where action = 'pay' order by id desc limit 1`;
  const [other] = await sql<{ id: string }[]>`select id from audit where action <> 'pay' limit 1`;
  await tamper(
    sql,
    `delete from audit where id = '${step?.id}'`,
    `delete from audit_chain where audit_id = '${step?.id}'`,
    `delete from audit_waiting where audit_id = '${step?.id}'`,
    `update audit set actor_id = gen_random_uuid() where id = '${other?.id}'`,
  );
  const { code, said } = await run('audit-verify');
  assert.equal(code, 1, said);
  assert.match(said, new RegExp(`changed: row ${other?.id}`));
  assert.match(said, new RegExp(`removed: step ${step?.id} \\(pay\\) of deal [\\w-]+ has no row`));
  assert.match(said, /\d+ findings\./);
});

test('a head that is none is explained', async () => {
  const { code, said } = await run('audit-verify', '--head', 'somewhere');
  assert.equal(code, 2);
  assert.match(said, /npm run audit:verify/);
});

function run(script: string, ...words: string[]) {
  const file = join(import.meta.dirname, `../scripts/${script}.ts`);
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: marketplace.dataDir };
  return new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [file, ...words], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, said: stderr + stdout }),
    );
  });
}
