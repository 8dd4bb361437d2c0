import { DealSettings } from '#contract/deal-settings.ts';
import { openAuditor } from '#server/audit/audit.ts';
import { listReportedMessages } from '#server/conversations/reports.ts';
import type { Db } from '#server/database/connect.ts';
import { listDisputes } from '#server/deals/disputes.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { listReviews as listImportReviews } from '#server/imports/review.ts';
import { listMarketQueues } from '#server/market-figures/market-figures.ts';
import { listHeldPayouts } from '#server/money/payouts/reviewing.ts';
import { listReportedRatings } from '#server/ratings/reports.ts';
import { listReportedProducts } from '#server/reports/reports.ts';
import { listSuspensions } from '#server/suspensions/suspensions.ts';
import { listUsers } from '#server/users/users.ts';
import { listDocuments } from '#server/users/verification/documents.ts';
import { testDatabase } from '../test/database.ts';
import { percentile } from './figures.ts';
import { Measured } from './measured.ts';
import { printTable } from './table.ts';

/**
 * `node bench/admin-queues.ts [rows]`: milliseconds of the lists that admins work off. Each table has so many rows, of
 * which one in a hundred waits; there are as many people.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const ROWS_AT_ONCE = 50_000;
const SELLERS = 1000;
const ONE_IN = 100;
const TIMES = 20;
const LIMIT = 24;
const NOBODY = 'buyers, a name nobody has';

const { sql, stop } = await testDatabase();
const measured = new Measured();
const admin: Viewer = {
  id: '00000000-0000-7000-8000-00000000000a',
  email: 'admin@example.test',
  name: 'Admin',
  role: 'admin',
  job: 'owner',
  verified: true,
  emailConfirmed: true,
};
try {
  await fill();
  const services = { sql, auditor: openAuditor('a secret of the bench'), settings: DealSettings.parse({}) };
  const page = { limit: LIMIT };
  const people = (role: 'buyer' | 'seller', list: object) => () =>
    listUsers(sql, { role, sort: 'newest', limit: LIMIT, ...list });
  printTable([
    await list('buyers, newest first', people('buyer', {}), (after) => people('buyer', { after })()),
    await list('buyers, by name', people('buyer', { sort: 'name' }), (after) =>
      people('buyer', { sort: 'name', after })(),
    ),
    await list('buyers, by e-mail', people('buyer', { sort: 'email' }), (after) =>
      people('buyer', { sort: 'email', after })(),
    ),
    await list('buyers, a rare name', people('buyer', { search: 'person 777777' })),
    await list('buyers, a word of all', people('buyer', { search: 'person' }), (after) =>
      people('buyer', { search: 'person', after })(),
    ),
    await list('buyers, one in 900', people('buyer', { sort: 'name', search: 'person 777' }), (after) =>
      people('buyer', { sort: 'name', search: 'person 777', after })(),
    ),
    await list(NOBODY, people('buyer', { search: 'nobody at all' })),
    await list('sellers, unverified first', people('seller', { sort: 'unverified' })),
    await list(
      'disputes',
      () => listDisputes(sql, admin, page),
      (after) => listDisputes(sql, admin, { ...page, after }),
    ),
    await list(
      'held payouts',
      () => listHeldPayouts(services, admin, page),
      (after) => listHeldPayouts(services, admin, { ...page, after }),
    ),
    await list('reported bikes, newest', () => listReportedProducts(sql, admin, { ...page, sort: 'newest' })),
    await list(
      'reported bikes, most reported',
      () => listReportedProducts(sql, admin, { ...page, sort: 'most' }),
      (after) => listReportedProducts(sql, admin, { ...page, sort: 'most', after }),
    ),
    await list(
      'reported ratings',
      () => listReportedRatings(sql, page),
      (after) => listReportedRatings(sql, { ...page, after }),
    ),
    await list(
      'reported messages',
      () => listReportedMessages(sql, page),
      (after) => listReportedMessages(sql, { ...page, after }),
    ),
    await list(
      'suspensions',
      () => listSuspensions(sql, admin, page),
      (after) => listSuspensions(sql, admin, { ...page, after }),
    ),
    await list(
      'identity documents',
      () => listDocuments(sql, page),
      (after) => listDocuments(sql, { ...page, after }),
    ),
    await list(
      'imports to review',
      () => listImportReviews(sql, page),
      (after) => listImportReviews(sql, { ...page, after }),
    ),
    await list('what waits, in figures', async () =>
      (await listMarketQueues(sql)).map(({ queue }) => ({ _id: queue })),
    ),
  ]);
} finally {
  await stop();
}
measured.conclude();

/** The first page, and one in the middle of what the first pages lead to. */
async function list(
  what: string,
  first: () => Promise<{ _id: string }[]>,
  next?: (after: string) => Promise<{ _id: string }[]>,
) {
  let after: string | undefined;
  for (let page = 0; next && page < 20; page++) {
    const rows = await (after ? next(after) : first());
    after = rows[LIMIT - 1]?._id;
    if (!after) break;
  }
  const middle = after;
  return {
    list: what,
    ...(await timed(what, 'first', first)),
    ...(next && middle ? await timed(what, 'later', () => next(middle)) : { 'later, ms': '', 'later, p95': '' }),
  };
}

async function timed(what: string, part: string, read: () => Promise<unknown[]>) {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const begun = performance.now();
    const rows = await read();
    times.push(performance.now() - begun);
    if (what !== NOBODY) measured.add(`${what}, ${part}`, 'rows', { count: rows.length });
  }
  return { [`${part}, ms`]: percentile(times, 0.5), [`${part}, p95`]: percentile(times, 0.95) };
}

/** Without triggers and foreign keys: only the lists are measured. */
async function fill() {
  await sql`create function pg_temp.uid(n bigint, kind int) returns uuid immutable language sql as $$
    select (lpad(to_hex(n), 12, '0') || '70008000' || lpad(to_hex(kind), 12, '0'))::uuid $$`;
  await sql.begin(async (db) => {
    await db`set local session_replication_role = replica`;
    await db`
      insert into users (id, issuer, subject, name, email, role)
      values (${admin.id}, 'https://bench.example.test', 'admin', 'Admin', ${admin.email}, 'admin')`;
    await db`
      insert into users (id, issuer, subject, name, email, role, verified_at)
      select pg_temp.uid(n, 2), 'https://bench.example.test', 's' || n, 'Seller ' || n, 's' || n || '@example.test', 'seller',
        case when n % 2 = 0 then now() end
      from generate_series(1, ${SELLERS}) n`;
    for (let from = 1; from <= ROWS; from += ROWS_AT_ONCE)
      await fillPart(db, from, Math.min(ROWS, from + ROWS_AT_ONCE - 1));
  });
  await sql`analyze`;
}

async function fillPart(db: Db, from: number, to: number) {
  const rows = db`generate_series(${from}::bigint, ${to}::bigint) n`;
  const seller = db`pg_temp.uid(1 + n % ${SELLERS}, 2)`;
  const buyer = db`pg_temp.uid(n, 1)`;
  const [bike, deal] = [db`pg_temp.uid(n, 3)`, db`pg_temp.uid(n, 4)`];
  const at = db`now() - make_interval(secs => ${ROWS} - n)`;
  const waits = (offset: number) => db`n % ${ONE_IN} = ${offset}::int`;
  await db`
    insert into users (id, issuer, subject, name, email, role)
    select ${buyer}, 'https://bench.example.test', n::text, 'Person ' || n, n || '@example.test', 'buyer' from ${rows}`;
  await db`
    insert into products (id, seller_id, category_id, name, image_url, resale_price_cents, location, phone, description,
      model_year)
    select ${bike}, ${seller}, (select id from categories limit 1), 'Bike ' || n, '/pictures/none.svg', 100000, 'Dhaka', '1', '',
      2018
    from ${rows}`;
  await db`
    insert into bookings (product_id, id, buyer_id, seller_id, product_name, image_url, price_cents, phone, meeting_place,
      status, due_at)
    select ${bike}, ${deal}, ${buyer}, ${seller}, 'Bike ' || n, '/pictures/none.svg', 100000, '1', 'Here',
      case when ${waits(0)} then 'disputed' else 'completed' end, case when ${waits(0)} then ${at} end
    from ${rows}`;
  await db`
    insert into booking_steps (product_id, id, booking_id, verb, to_status, actor)
    select ${bike}, pg_temp.uid(n, 5), ${deal}, 'dispute', case when ${waits(0)} then 'disputed' else 'completed' end, 'buyer'
    from ${rows}`;
  await db`
    insert into payouts (product_id, id, booking_id, seller_id, amount_cents, status, held_for, held_at, next_attempt_at)
    select ${bike}, pg_temp.uid(n, 6), ${deal}, ${seller}, 100000, case when ${waits(1)} then 'due' else 'sent' end,
      case when ${waits(1)} then 'same-phone' end, case when ${waits(1)} then ${at} end, null
    from ${rows}`;
  await db`
    insert into reports (product_id, id, reporter_id, reported_at, dismissed_at)
    select ${bike}, pg_temp.uid(n, 7), ${buyer}, ${at}, case when not ${waits(2)} then now() end from ${rows}`;
  await db`
    insert into ratings (product_id, booking_id, side, id, buyer_id, seller_id, outcome, stars)
    select ${bike}, ${deal}, 'buyer', pg_temp.uid(n, 8), ${buyer}, ${seller}, 'cancelled', 5 from ${rows}`;
  await db`
    insert into rating_reports (product_id, booking_id, side, id, reporter_id, reason, reported_at, dismissed_at)
    select ${bike}, ${deal}, 'buyer', pg_temp.uid(n, 9), ${seller}, 'untrue', ${at}, case when not ${waits(3)} then now() end
    from ${rows}`;
  await db`
    insert into conversations (product_id, id, buyer_id, seller_id)
    select ${bike}, pg_temp.uid(n, 10), ${buyer}, ${seller} from ${rows}`;
  await db`
    insert into messages (product_id, conversation_id, number, id, author_id, words)
    select ${bike}, pg_temp.uid(n, 10), 1, pg_temp.uid(n, 11), ${seller}, 'Words' from ${rows}`;
  await db`
    insert into message_reports (product_id, id, conversation_id, number, reporter_id, reason, decided_at)
    select ${bike}, pg_temp.uid(n, 12), pg_temp.uid(n, 10), 1, ${buyer}, 'scam', case when not ${waits(4)} then now() end
    from ${rows}`;
  await db`
    insert into suspensions (id, user_id, admin_id, reason, began_at, ends_at, settled_at, appealed_at)
    select pg_temp.uid(n, 13), ${buyer}, ${admin.id}, 'scam', ${at}, 'infinity', case when not ${waits(5)} then now() end,
      case when n % 3 = 0 then now() end
    from ${rows}`;
  await db`
    insert into identity_documents (user_id, id, picture, sent_at)
    select ${buyer}, pg_temp.uid(n, 14), '\\x00', ${at} from ${rows} where ${waits(6)}`;
  await db`
    insert into imports (id, seller_id, file_name, columns, mapping, mapping_origin, settings, row_count, state, waits_since)
    select pg_temp.uid(n, 15), ${buyer}, 'bikes.csv', '[]', '{}', 'guessed', '{}', 20,
      case when ${waits(7)} then 'waiting' else 'done' end, case when ${waits(7)} then ${at} end
    from ${rows}`;
}
