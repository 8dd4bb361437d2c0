import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminJob } from '#contract/admin-jobs.ts';
import { changeAdminJob, listUsers, readUser, removeUser } from '#contract/users.ts';
import { anAdminWith } from '../../test/admins.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';

const market = await openMarket();
const { sql } = market.market;
const owner = await market.person('admin');

const give = (by: Caller, { email }: Caller, job: AdminJob) =>
  by.call(changeAdminJob, { params: { email }, body: { job } });
const remove = (by: Caller, { email }: Caller) => by.call(removeUser, { params: { email } });
const jobOf = async (person: Caller) => (await person.call(readUser, { params: { email: person.email } })).body.job;

async function owners() {
  const rows = await sql<{ email: string }[]>`
    select email from users where role = 'admin' and admin_job is null and removed_at is null order by id`;
  return rows.map(({ email }) => email);
}

test('a job counts from the next call on, and is known to who has it', async () => {
  const admin = await anAdminWith(market, 'moderator');
  assert.equal(await jobOf(admin), 'moderator');
  for (const modifiedCount of [1, 0]) assert.deepEqual((await give(owner, admin, 'support')).body, { modifiedCount });
  assert.equal(await jobOf(admin), 'support');
  assert.equal((await give(admin, admin, 'owner')).status, 403);
  await give(owner, admin, 'owner');
  assert.deepEqual((await give(admin, admin, 'finance')).body, { modifiedCount: 1 });
  const { body } = await owner.call(listUsers, { query: { role: 'admin', limit: 100 } });
  assert.equal(body.find(({ email }) => email === admin.email)?.job, 'finance');
});

test('who is no admin has no job, and nobody who is not there', async () => {
  const seller = await market.person('seller');
  assert.equal((await give(owner, seller, 'owner')).status, 403);
  assert.equal(await jobOf(seller), undefined);
  assert.equal((await give(owner, { ...seller, email: 'never.was@example.test' }, 'owner')).status, 404);
});

test('one owner stays, also when two take it from each other at once', async () => {
  assert.deepEqual(await owners(), [owner.email]);
  const refused = await give(owner, owner, 'support');
  assert.equal(refused.status, 403);
  assert.match(refused.body.detail ?? '', /only owner/);
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await anAdminWith(market, 'owner'), await anAdminWith(market, 'owner')];
    await sql`update users set admin_job = 'support' where email = ${owner.email}`;
    const replies = await Promise.all([give(one, two, 'finance'), give(two, one, 'finance')]);
    assert.equal((await owners()).length, 1, JSON.stringify(replies.map(({ body }) => body)));
    await restore(one, two);
  }
});

test('an admin is removed by an owner only, and one owner stays', async () => {
  const support = await anAdminWith(market, 'support');
  const moderator = await anAdminWith(market, 'moderator');
  assert.equal((await remove(support, moderator)).status, 403);
  assert.equal((await remove(support, owner)).status, 403);
  assert.equal(await jobOf(moderator), 'moderator');
  assert.deepEqual((await remove(owner, moderator)).body, { deletedCount: 1 });
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await anAdminWith(market, 'owner'), await anAdminWith(market, 'owner')];
    await sql`update users set admin_job = 'support' where email = ${owner.email}`;
    await Promise.all([remove(one, two), remove(two, one)]);
    assert.equal((await owners()).length, 1);
    await restore(one, two);
  }
});

/** The market's own admin is its only owner again. */
async function restore(...others: Caller[]) {
  await sql`update users set admin_job = null where email = ${owner.email}`;
  await sql`update users set admin_job = 'support' where email = any(${others.map(({ email }) => email)})`;
}
