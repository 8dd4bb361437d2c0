import { openAuditor } from '#server/audit/audit.ts';
import { exportAudit, listAudit } from '#server/audit/list.ts';
import { exportMarket } from '#server/market-figures/export.ts';
import { listMarketParts, readMarket, rollUpMarket } from '#server/market-figures/market-figures.ts';
import { testDatabase } from '../test/database.ts';
import { percentile } from './figures.ts';
import { Measured } from './measured.ts';
import { printTable } from './table.ts';

/** `node bench/admin-lists.ts [rows]`: milliseconds of what admins read, and memory and time of whole exports. */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const ROWS_AT_ONCE = 50_000;
const DAYS = 365;
const TOWNS = 400;
const TIMES = 40;
const MEGABYTE = 1024 * 1024;

const { sql, stop } = await testDatabase();
const services = { sql, auditor: openAuditor('a secret of the bench for the audit') };
const measured = new Measured();
try {
  await fill();
  const rare = { action: 'rare', limit: 24 };
  const person = await sql<{ email: string }[]>`select email from users limit 1`;
  const [middle] = await sql<{ id: string }[]>`select id from audit order by id offset ${Math.floor(ROWS / 2)} limit 1`;
  printTable([
    await row('audit, first page', () => listAudit(services, { limit: 24 })),
    await row('audit, in the middle', () => listAudit(services, { limit: 24, ...(middle && { after: middle.id }) })),
    await row('audit, a rare action', () => listAudit(services, rare)),
    await row('audit, a person', () => listAudit(services, { limit: 24, email: person[0]?.email ?? '' })),
    await row('market, 365 days', async () => (await readMarket(sql, DAYS)).days),
    await row('market, towns of 365 days', () => listMarketParts(sql, 'place', DAYS)),
  ]);
  console.log('');
  printTable([
    await whole('audit', await exportAudit(services, {})),
    await whole('figures of towns', exportMarket(sql, 'places', DAYS)),
  ]);
  const begun = performance.now();
  await rollUpMarket(sql);
  console.log(`\nA roll-up of the last days beside them: ${Math.round(performance.now() - begun)} ms.`);
} finally {
  await stop();
}
measured.conclude();

async function fill() {
  await sql`
    insert into users (id, issuer, subject, name, email, role)
    select gen_random_uuid(), 'https://bench.example.test', n::text, 'Person ' || n, n || '@example.test', 'seller'
    from generate_series(1, 1000) n`;
  // In the order of time, as UUIDv7 are.
  for (let first = 1; first <= ROWS; first += ROWS_AT_ONCE)
    await sql`
      insert into audit (id, happened_at, actor, actor_id, action, subject, facts, mac)
      select (lpad(to_hex(n), 12, '0') || '70008000000000000000')::uuid, now() - make_interval(secs => ${ROWS} - n),
        'admin', u.ids[1 + n % 1000], case when n % 50000 = 0 then 'rare' else 'verify-seller' end,
        'user ' || u.ids[1 + (n::bigint * 7) % 1000], '{"reason": "so it is"}', '\\x00'
      from generate_series(${first}::int, ${Math.min(ROWS, first + ROWS_AT_ONCE - 1)}::int) n,
        (select array_agg(id) as ids from users) u`;
  await sql`
    insert into market_figures (cut, day, key, figure, count, amount)
    select 'place', current_date - d, t::text, f, 3, 1000
    from generate_series(0, ${DAYS - 1}::int) d, generate_series(1, ${TOWNS}::int) t,
      unnest(array['bikes', 'booked', 'paid', 'handedOver', 'refunded', 'paidOut', 'fees']) f
    limit ${ROWS}`;
  await sql`
    insert into market_figures (cut, day, key, figure, count, amount)
    select 'all', current_date - d, '', f, 300, 100000
    from generate_series(0, ${2 * DAYS}::int) d, unnest(array['bikes', 'booked', 'paid', 'handedOver', 'sold']) f`;
  await sql`analyze`;
}

async function row(what: string, read: () => Promise<unknown[]>) {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const begun = performance.now();
    const found = await read();
    times.push(performance.now() - begun);
    measured.add(what, 'rows', { count: found.length });
  }
  return { what, 'median, ms': percentile(times, 0.5), 'p95, ms': percentile(times, 0.95) };
}

/** Memory is what the process had at most above what it had before. */
async function whole(what: string, file: AsyncIterable<Buffer | string>) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const begun = performance.now();
  let [lines, bytes, most] = [0, 0, before];
  for await (const part of file) {
    const text = String(part);
    bytes += text.length;
    lines += text.split('\n').length - 1;
    most = Math.max(most, process.memoryUsage().rss);
  }
  measured.add(`${what}, exported`, 'rows', { count: lines });
  return {
    export: what,
    lines,
    MB: bytes / MEGABYTE,
    seconds: (performance.now() - begun) / 1000,
    'memory, MB more': (most - before) / MEGABYTE,
  };
}
