import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { type AuditEntry, exportAudit, listAudit, verifyAuditLog } from '#contract/audit.ts';
import { liftSuspension, suspendUser } from '#contract/suspensions.ts';
import { verifySeller } from '#contract/users.ts';
import { tamper } from '../../test/audit.ts';
import { openMarket } from '../../test/market.ts';
import { dayAfter, today } from '../days/days.ts';
import { sealAudit } from './audit.ts';

const { market, person } = await openMarket();
const { sql } = market;
const [admin, seller, other] = await Promise.all([person('admin'), person('seller'), person('seller')]);
const params = { email: seller.email };
await admin.call(verifySeller, { params });
await admin.call(suspendUser, { params, body: { reason: 'scam', words: 'So it is' } });
await admin.call(liftSuspension, { params });
await admin.call(verifySeller, { params: { email: other.email } });

const list = async (query: object = {}) => {
  const { status, body } = await admin.call(listAudit, { query });
  assert.equal(status, 200);
  return body;
};
const actions = (entries: AuditEntry[]) => entries.map(({ action }) => action);

test('an admin reads who did what to whom, newest first, a page at a time', async () => {
  const all = await list();
  assert.deepEqual(actions(all).slice(0, 3), [all[0]?.action, 'lift-suspension', 'suspend-user']);
  const [, lifted] = all;
  assert.deepEqual(
    [lifted?.actor, lifted?.actorEmail, lifted?.subjectEmail, lifted?.isIntact],
    ['admin', admin.email, seller.email, true],
  );
  const pages: AuditEntry[] = [];
  for (let after: string | undefined; ; after = pages.at(-1)?._id) {
    const page = await list({ limit: 2, ...(after && { after }) });
    pages.push(...page);
    if (page.length < 2) break;
  }
  assert.deepEqual(pages, all);
});

test('it is filtered by action, actor, day, and the person who acted or was meant', async () => {
  assert.deepEqual(actions(await list({ action: 'suspend-user' })), ['suspend-user']);
  assert.deepEqual(
    actions(await list({ email: seller.email })).filter((action) => action === 'suspend-user').length,
    1,
  );
  assert.ok((await list({ email: other.email })).every(({ subjectEmail }) => subjectEmail === other.email));
  assert.ok((await list({ email: admin.email })).length >= 4);
  assert.deepEqual(await list({ email: 'never.was@example.test' }), []);
  assert.ok((await list({ actor: 'admin' })).every(({ actor }) => actor === 'admin'));
  const all = await list();
  assert.deepEqual(await list({ since: today(), until: today() }), all);
  assert.deepEqual([await list({ since: dayAfter(today()) }), await list({ until: dayAfter(today(), -1) })], [[], []]);
});

test('the download has the rows of the filter, oldest first, and names nobody', async () => {
  const { body, headers } = await admin.call(exportAudit, { query: { email: seller.email } });
  assert.match(headers.get('content-type') ?? '', /^text\/csv/);
  const [heading, ...rows] = parse(String(body), { bom: true }) as string[][];
  assert.deepEqual(heading?.slice(0, 3), ['Id', 'At', 'Actor']);
  assert.deepEqual(
    rows.map(([id]) => id),
    (await list({ email: seller.email })).map(({ _id }) => _id).reverse(),
  );
  assert.ok(rows.every((row) => row.at(-1) === 'yes'));
  assert.ok(!String(body).includes(seller.email));
});

test('a changed row shows, in the list, the download and the comparison', async () => {
  await sealAudit(market, { info: () => {}, error: assert.fail });
  const clean = (await admin.call(verifyAuditLog)).body;
  assert.deepEqual([clean.found, clean.findings, clean.rows], [0, [], (await list({ limit: 100 })).length]);
  assert.match(clean.head, /^\d+:[\da-f]+$/);
  const [suspended] = await list({ action: 'suspend-user' });
  await tamper(sql, `update audit set facts = '{"reason":"other"}' where id = '${suspended?._id}'`);
  assert.deepEqual(
    (await list({ action: 'suspend-user' })).map(({ isIntact }) => isIntact),
    [false],
  );
  const { body } = await admin.call(exportAudit, { query: { action: 'suspend-user' } });
  const rows: string[][] = parse(String(body), { bom: true });
  assert.equal(rows.at(-1)?.at(-1), 'no');
  const { found, findings } = (await admin.call(verifyAuditLog)).body;
  assert.equal(found, 1);
  assert.match(findings[0] ?? '', new RegExp(`^changed: row ${suspended?._id}`));
});

test('one comparison runs at a time', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => admin.call(verifyAuditLog)));
  const statuses = replies.map(({ status }) => status).sort();
  assert.ok(statuses[0] === 200 && statuses.every((status) => status === 200 || status === 409));
  assert.equal((await admin.call(verifyAuditLog)).status, 200);
});
