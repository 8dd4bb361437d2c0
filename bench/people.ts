import { join } from 'node:path';
import { type CHOSEN_ROLES, listUsers, USER_ORDERS, type User } from '#contract/users.ts';
import { connect, type Sql } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { build } from '../scripts/build.ts';
import { startIssuer } from '../test/issuer.ts';
import { startMarketplace } from '../test/marketplace.ts';
import { pagesOf } from '../test/pages.ts';
import { type Caller, joinAs } from '../test/people.ts';
import { median } from './figures.ts';
import { Measured, wasKept } from './measured.ts';
import { printTable } from './table.ts';

type Role = (typeof CHOSEN_ROLES)[number];

const FEW = 100;
const MANY = 10_000;
const CROWDS: Record<Role, number> = { buyer: FEW, seller: MANY };
const ROUNDS = 7;
const CALLS_A_ROUND = 30;
/** So many people stand behind a deep page's start: a whole page and some. */
const BEHIND = 30;
const ADMIN = 'admin@example.test';

await build();
const measured = new Measured();
const issuer = await startIssuer();
const { issuer: ID_ISSUER, jwksUrl: ID_JWKS_URL } = issuer.trusted;
const env = { DEMO: 'off', ID_ISSUER, ID_JWKS_URL, ADMIN_EMAILS: ADMIN };
const marketplace = await startMarketplace(env);
try {
  const admin = await joinAs(`${marketplace.url}/api`, issuer, 'admin', { email: ADMIN });
  await withDatabase(marketplace.dataDir, async (sql) => {
    for (const [role, count] of Object.entries(CROWDS)) await fill(sql, role as Role, count);
    await sql`vacuum analyze users`;
  });
  const deep = await deepStarts(admin);
  const rows = [];
  for (const [list, queries] of Object.entries(lists(deep))) rows.push({ list, ...(await compare(admin, queries)) });
  console.log(`An admin's lists of ${FEW} and of ${MANY.toLocaleString('en-US')} people, by turns;`);
  console.log(`medians of ${ROUNDS} rounds of ${CALLS_A_ROUND} calls each, one after the other:\n`);
  printTable(rows);
  measured.conclude();
} finally {
  await marketplace.stop();
  await issuer.stop();
}

type Queries = Record<Role, object>;

function lists(deep: Record<string, Record<Role, string>>): Record<string, Queries> {
  const both = (query: object): Queries => ({ buyer: query, seller: query });
  const orders = USER_ORDERS.flatMap((sort) => {
    const { buyer = '', seller = '' } = deep[sort] ?? {};
    return [
      [`${sort}, first page`, both({ sort })],
      [`${sort}, last page`, { buyer: { sort, after: buyer }, seller: { sort, after: seller } }],
    ] as const;
  });
  const searches = Object.entries({ 'many have': 'rider', 'one has': 'person 77 ', 'nobody has': 'nobody at all' });
  const searched = searches.flatMap(([what, search]) =>
    (['newest', 'name'] as const).map((sort) => [`${sort}, search for what ${what}`, both({ sort, search })] as const),
  );
  return Object.fromEntries([...orders, ...searched]);
}

/** Both crowds by turns, so that neighbours on the machine disturb both alike; the first turn only warms up. */
async function compare(admin: Caller, queries: Queries) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const few = await time(admin, { role: 'buyer', ...queries.buyer });
    const many = await time(admin, { role: 'seller', ...queries.seller });
    if (round > 0) rounds.push({ few, many });
  }
  return {
    [`of ${FEW}, ms`]: median(rounds.map(({ few }) => few)),
    [`of ${MANY}, ms`]: median(rounds.map(({ many }) => many)),
    ratio: median(rounds.map(({ few, many }) => many / few)),
  };
}

async function time(admin: Caller, query: object) {
  const times = [];
  for (let call = 0; call < CALLS_A_ROUND; call++) {
    const begun = performance.now();
    const { status, headers } = await admin.call(listUsers, { query });
    times.push(performance.now() - begun);
    measured.add('the lists', 'made', { count: 1, kept: Number(wasKept(headers)) });
    if (status !== 200) throw new Error(`The list answered ${status}`);
  }
  return median(times);
}

/** People as they join: ids that grow, names in no order, every third one verified. */
async function fill(sql: Sql, role: Role, count: number) {
  await sql`
    insert into users (id, issuer, subject, email, name, role, verified_at)
    select ('019a0000-0000-7000-8000-' || lpad(to_hex(n + ${role === 'seller' ? 1_000_000 : 0}), 12, '0'))::uuid,
      'bench', ${role} || n, md5(${role} || n) || '@example.test',
      initcap(left(md5(n || ${role}), 6)) || ' person ' || n || ' rider', ${role},
      case when n % 3 = 0 then now() end
    from generate_series(1, ${count}) n`;
}

/** Whom to start after for the last page of each list. */
async function deepStarts(admin: Caller) {
  const deep: Record<string, Record<Role, string>> = {};
  const start = async (role: Role, sort: string) => {
    const pages = await pagesOf<User>(`${marketplace.url}/api`, admin, `/users?limit=100&role=${role}&sort=${sort}`);
    return pages.flat().at(-BEHIND - 1)?._id ?? '';
  };
  for (const sort of USER_ORDERS)
    deep[sort] = { buyer: await start('buyer', sort), seller: await start('seller', sort) };
  return deep;
}

async function withDatabase(dataDir: string, work: (sql: Sql) => Promise<void>) {
  const server = await startEmbedded({ dir: join(dataDir, 'postgres') });
  const sql = connect(server.target, { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end();
    await server.stop();
  }
}
