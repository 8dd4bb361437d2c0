import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from '#server/database/connect.ts';
import type { Marketplace } from './marketplace.ts';
import { openDatabaseOf } from './marketplace-database.ts';

interface Account {
  email: string;
  name: string;
}

/**
 * Writes into the tables of a marketplace's identity service, as a sign-up costs 0.3 s of CPU for the hash of the password and the letter.
 * All accounts have the password of the first, which signs up at the service.
 */
export interface DirectAccounts {
  /** With a confirmed address. Returns the cookie of a new session. */
  add(account: Account): Promise<string>;
  /** The cookie of a new session; none where a login takes another password or a second step. */
  session(email: string): Promise<string | undefined>;
  close(): Promise<void>;
}

const opened = new Map<string, DirectAccounts>();

export const directAccounts = (url: string): DirectAccounts | undefined => opened.get(url);

/** @param signUp Signs up at the service, returns the cookie. */
export async function openDirectAccounts(
  { url, dataDir }: Marketplace,
  signUp: (url: string, account: Account) => Promise<string>,
): Promise<DirectAccounts> {
  const { sql, close } = await openDatabaseOf({ dataDir });
  const first = { email: `first-${randomUUID()}@example.test`, name: 'First' };
  const [cookieName = ''] = (await signUp(url, first)).split('=');
  const { identity: secret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const session = async (email: string) => {
    const token = randomUUID();
    const { count } = await addSession(sql, first.email, email, token);
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return count ? `${cookieName}=${encodeURIComponent(`${token}.${signature}`)}` : undefined;
  };
  const accounts: DirectAccounts = {
    session,
    async add(account) {
      await addAccount(sql, first.email, account);
      const cookie = await session(account.email);
      if (!cookie) throw new Error(`${account.email} has no session`);
      return cookie;
    },
    async close() {
      opened.delete(url);
      await close();
    },
  };
  opened.set(url, accounts);
  return accounts;
}

const addAccount = (sql: Sql, first: string, { email, name }: Account) => sql`
  with person as (
    insert into identity."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values (${randomUUID()}, ${name}, ${email.toLowerCase()}, true, now(), now())
    returning id
  )
  insert into identity.account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
  select gen_random_uuid(), person.id, 'credential', person.id, known.password, now(), now()
  from person, identity.account known join identity."user" u on u.id = known."userId"
  where u.email = ${first}`;

const addSession = (sql: Sql, first: string, email: string, token: string) => sql`
  insert into identity.session (id, token, "userId", amr, "expiresAt", "createdAt", "updatedAt", "ipAddress", "userAgent")
  select gen_random_uuid(), ${token}, u.id, 'pwd', now() + interval '7 days', now(), now(), '127.0.0.1', 'node'
  from identity."user" u join identity.account a on a."userId" = u.id
  where u.email = ${email.toLowerCase()} and u."emailVerified" and u."twoFactorEnabled" is not true
    and a.password = (
      select known.password from identity.account known join identity."user" f on f.id = known."userId" where f.email = ${first}
    )`;
