import { REVIEW_ORDERS, type ReviewOrder } from '#contract/listing-reviews.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { checkListings, listReviews } from '#server/moderation/moderation.ts';
import { testDatabase } from '../test/database.ts';
import { percentile } from './figures.ts';
import { Measured } from './measured.ts';
import { printTable } from './table.ts';

/**
 * `node bench/listing-reviews.ts [waiting]`: milliseconds of a page of the queue of listings to review, at any place of
 * it, and of the check of one listing.
 */
const WAITING = Number(process.argv[2] ?? 100_000);
const OF_A_SELLER = 20;
const PAGES = 100;
const CHECKS = 200;
const LIMIT = 20;

const { sql, stop } = await testDatabase();
const measured = new Measured();
try {
  await sql`
    insert into users (id, issuer, subject, name, email, role)
    select gen_random_uuid(), 'https://bench.example.test', n::text, 'Seller ' || n, n || '@example.test', 'seller'
    from generate_series(1, ${Math.ceil(WAITING / OF_A_SELLER)}::int) n`;
  await sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description, model_id, model_year, place_id)
    select gen_random_uuid(), s.id, (select id from categories limit 1), 'Bajaj Pulsar 150', '', 210000,
      80000 + floor(random() * 90000), 6, 'Good', 'Dhaka', '+880', repeat('Kept well by its owner ' || n || '. ', 8),
      'bajaj-pulsar-150', 2015 + n, 1185241
    from users s cross join generate_series(1, ${OF_A_SELLER}::int) n limit ${WAITING}`;
  await sql`
    insert into listing_reviews (product_id, state, score, findings, version, queued_at)
    select id, 'queued', 30 + floor(random() * 70), '[{"code": "reported", "points": 30, "words": "Two people"}]', 1,
      now() - make_interval(secs => random() * 1000000)
    from products`;
  await sql`
    insert into reports (product_id, id, reporter_id, reason)
    select p.id, gen_random_uuid(), u.id, 'scam' from (select id from products limit 10000) p,
      (select id from users limit 3) u on conflict do nothing`;
  await sql`analyze`;
  const admin: Viewer = {
    id: crypto.randomUUID(),
    email: 'admin@example.test',
    name: 'Admin',
    role: 'admin',
  } as Viewer;
  const rows = [];
  for (const sort of REVIEW_ORDERS) rows.push({ what: `a page, by ${sort}`, ...figures(await pages(sort, admin)) });
  rows.push({ what: 'a check', ...figures(await checks()) });
  printTable(rows);
} finally {
  await stop();
}
measured.conclude();

function figures(times: number[]) {
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function timed(work: () => Promise<unknown>) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** After a listing anywhere in the queue, and the first. */
async function pages(sort: ReviewOrder, admin: Viewer) {
  const places = await sql<{ id: string }[]>`
    select product_id as id from listing_reviews tablesample bernoulli (1) limit ${PAGES}`;
  const times: number[] = [];
  for (const after of [undefined, ...places.map(({ id }) => id)])
    times.push(
      await timed(async () => {
        const found = await listReviews(sql, admin, { sort, limit: LIMIT, after });
        measured.add(`pages by ${sort}`, 'rows', { count: found.length });
      }),
    );
  return times;
}

async function checks() {
  const some = await sql<{ id: string }[]>`select id from products limit ${CHECKS}`;
  const times: number[] = [];
  for (const { id } of some) times.push(await timed(() => checkListings(sql, [id])));
  measured.add('checks', 'rows', { count: times.length });
  return times;
}
