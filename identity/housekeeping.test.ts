import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { deleteAccounts, forgetExpired } from './housekeeping.ts';
import { type Stage, setStage } from './testing/stage.ts';

const PASSWORD = 'a long password';

describe('what is not needed any longer', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.stop());

  const inIdentity = (work: (db: Parameters<typeof forgetExpired>[0]) => Promise<unknown>) =>
    stage.database.sql.begin(async (db) => {
      await db`set local search_path = identity`;
      await work(db);
    });

  async function signUp(email: string) {
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email, password: PASSWORD, name: 'Somebody' });
    return browser;
  }

  async function rowsOf(table: 'user' | 'session' | 'account' | 'verification' | 'rateLimit' | 'emailChange') {
    const [row] = await stage.database.sql<{ count: number }[]>`
      select count(*)::int as count from ${stage.database.sql(`identity.${table}`)}`;
    return row?.count;
  }

  test('sessions, links and counts that have ended are deleted, and the others stay', async () => {
    const { sql } = stage.database;
    const browser = await signUp('stays@example.com');
    const other = await signUp('goes@example.com');
    for (const asking of [browser, other]) await asking.call('/request-email-change', { newEmail: 'new@example.com' });
    await sql`update identity."emailChange" set "expiresAt" = now() - interval '1 minute'
      where "userId" = (select id from identity."user" where email = 'goes@example.com')`;
    await sql`update identity.session set "expiresAt" = now() - interval '1 minute'
      where "userId" = (select id from identity."user" where email = 'goes@example.com')`;
    const [ended, good] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
    await sql`delete from identity.verification`;
    for (const [id, expiresAt] of [
      ['ended', ended],
      ['good', good],
    ] as const)
      await sql`insert into identity.verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
        values (${id}, ${id}, 'somebody@example.com', ${expiresAt}, now(), now())`;
    await sql`insert into identity."rateLimit" (id, key, count, "lastRequest")
      values ('long ago', '203.0.113.7', 1, ${Date.now() - 2 * 86_400_000}), ('just now', '203.0.113.8', 1, ${Date.now()})`;
    await inIdentity(forgetExpired);
    for (const table of ['session', 'verification', 'rateLimit', 'emailChange'] as const)
      assert.equal(await rowsOf(table), 1, table);
    assert.equal((await browser.call('/token')).status, 200);
  });

  test('an account is deleted with all that belongs to it', async () => {
    const browser = await signUp('removed@example.com');
    const [{ id } = { id: '' }] = await stage.database.sql<{ id: string }[]>`
      select id from identity."user" where email = 'removed@example.com'`;
    const before = [await rowsOf('user'), await rowsOf('account')];
    await inIdentity((db) => deleteAccounts(db, [id]));
    assert.deepEqual(
      [await rowsOf('user'), await rowsOf('account')],
      before.map((count = 0) => count - 1),
    );
    assert.equal((await browser.call('/token')).status, 401);
  });
});
