import { join } from 'node:path';
import { DealSettings } from '#contract/deal-settings.ts';
import { openAuditor } from '#server/audit/audit.ts';
import { ensureSecrets } from '#server/boot/secrets.ts';
import { connect, type Sql } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { moveDueDeals } from '#server/deals/deals.ts';
import { openStripe } from '#server/money/stripe/stripe.ts';
import { medians } from '../figures.ts';
import type { Measured } from '../measured.ts';
import { printTable } from '../table.ts';

const ROUNDS = 5;
const SIZES = [10_000, 100_000];
const DUE = 1_000;

export async function measureTicks(dataDir: string, measured: Measured) {
  const server = await startEmbedded({ dir: join(dataDir, 'postgres') });
  const sql = connect(server.target, { max: 4, settings: { statement_timeout: 0 } });
  try {
    const secrets = await ensureSecrets(dataDir);
    const market = {
      sql,
      settings: DealSettings.parse({}),
      auditor: openAuditor(secrets.accessToken),
      stripe: openStripe({ secretKey: secrets.cards, webhookSecrets: [secrets.cardEvents] }),
    } as unknown as Parameters<typeof moveDueDeals>[0];
    const rows = [];
    let open = 0;
    for (const size of SIZES) {
      await openDeals(sql, size - open);
      open = size;
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) {
        const idle = await timed(() => moveDueDeals(market));
        await makeDue(sql, DUE);
        const busy = await timed(() => moveDueDeals(market));
        measured.add(`a tick with ${size} open`, 'deals moved by the clock', { count: busy.moved });
        rounds.push({ 'nothing due, ms': idle.ms, [`${DUE} due, ms`]: busy.ms });
      }
      rows.push({ 'open deals': size, ...medians(rounds), 'pages read': await pagesRead(sql) });
    }
    console.log('\nOne tick of the clock:\n');
    printTable(rows);
  } finally {
    await sql.end();
    await server.stop();
  }
}

async function timed(tick: () => Promise<number>) {
  const begun = performance.now();
  const moved = await tick();
  return { moved, ms: performance.now() - begun };
}

async function openDeals(sql: Sql, count: number) {
  const [people] = await sql<{ buyer: string; seller: string }[]>`
    select (select id from users where role = 'buyer' limit 1) as buyer,
      (select id from users where role = 'seller' limit 1) as seller`;
  await sql`
    with bikes as (
      insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
        years_of_use, condition, location, phone, description, status)
      select gen_random_uuid(), ${people?.seller ?? ''}, (select id from categories limit 1), 'Bike ' || n, '', 200000,
        100000, 2, 'Good', 'Pune', '+91 20 0000', 'A bike', 'sold'
      from generate_series(1, ${count}::int) n returning id
    )
    insert into bookings (product_id, id, buyer_id, seller_id, product_name, image_url, price_cents, phone,
      meeting_place, status, due_at, paid_at, captured_cents)
    select id, gen_random_uuid(), ${people?.buyer ?? ''}, ${people?.seller ?? ''}, 'Bike', '', 100000, '+91', 'Pune',
      'paid', now() + interval '1 day' + random() * interval '29 days', now(), 100000
    from bikes`;
  await sql`analyze bookings`;
}

const makeDue = (sql: Sql, count: number) => sql`
  update bookings set due_at = now() - random() * interval '7 days'
  where (product_id, id) in (select product_id, id from bookings where status = 'paid' limit ${count})`;

/** Pages of 8 kB read when nothing is due. */
async function pagesRead(sql: Sql) {
  const [plan] = await sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }[]>`
    explain (analyze, buffers, format json)
    select product_id, id, status, due_at from bookings where due_at <= now() order by due_at, id limit 200`;
  const node = plan?.['QUERY PLAN'][0]?.Plan ?? {};
  return (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);
}
