import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import postgres from 'postgres';

// A baseline without a framework: one statement, rows as JSON.
const { host, port, user, database } = JSON.parse(process.argv[2] ?? '');
const sql = postgres({ host, port, user, database, max: 10 });
const PAGE = 24;

const answers: Record<string, (query: URLSearchParams) => Promise<unknown>> = {
  '/detail': (query) => sql`
    select p.*, s.name as seller from products p join users s on s.id = p.seller_id where p.id = ${query.get('id')}`,
  async '/search'(query) {
    const [words, brand, after] = [`%${query.get('q')}%`, query.get('brand'), Number(query.get('offset') ?? 0)];
    const found = sql`
      from products p join categories c on c.id = p.category_id join users s on s.id = p.seller_id
      where p.status = 'available' and c.brand_name = ${brand} and (p.name ilike ${words} or p.description ilike ${words})`;
    const products = await sql`
      select p.*, s.name as seller ${found} order by p.resale_price_cents limit ${PAGE} offset ${after}`;
    const [total] = await sql`select count(*)::int as total ${found}`;
    return { products, ...total };
  },
  '/indexed-search': (query) => sql`
    select p.*, s.name as seller
    from hand_written h join products p on p.id = h.id join users s on s.id = p.seller_id
    where h.words @@ plainto_tsquery('simple', ${query.get('q')}) and h.brand = ${query.get('brand')}
    order by h.price, h.id limit ${PAGE}`,
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://hand-written');
  try {
    const body = JSON.stringify(await answers[pathname]?.(searchParams));
    response
      .setHeader('content-type', 'application/json')
      .setHeader('content-length', Buffer.byteLength(body))
      .end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
