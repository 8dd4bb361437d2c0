import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { addCategory, listCategories, retireCategory } from '#contract/categories.ts';
import { editProduct, removeProduct } from '#contract/products.ts';
import { removeUser } from '#contract/users.ts';
import { OFFERED, pathIn } from '#language/languages.ts';
import { aBookingOf, aPaidBookingOf } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike, sellerIdOf } from '../../../test/products.ts';
import { createApp } from '../../app.ts';
import { serveSitemap } from './sitemap.ts';

const SITE = 'https://kickstand.example.test';
const began = Date.now();
const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const app = await createApp(market.market, {
  logLevel: 'silent',
  rateLimit: false,
  trustProxy: false,
  neighbours: [
    (scope) =>
      serveSitemap(scope, sql, {
        publicUrl: SITE,
        pages: ['/', '/about', '/blog/one'],
        category: (brandName) => `/categories/${encodeURIComponent(brandName)}`,
        product: (id) => `/products/${id}`,
        seller: (id) => `/sellers/${id}`,
      }),
  ],
});
after(() => app.close());

test('robots may read everything but private pages and the calls, and are led to the sitemap', async () => {
  const { statusCode, headers, body } = await app.inject('/robots.txt');
  assert.deepEqual([statusCode, headers['content-type']], [200, 'text/plain; charset=utf-8']);
  assert.match(String(headers['cache-control']), /public, max-age=\d+/);
  const hidden = ['/api', ...OFFERED.map((language) => pathIn(language, '/dashboard'))].map(
    (path) => `Disallow: ${path}\n`,
  );
  assert.equal(body, `User-agent: *\nAllow: /\n${hidden.join('')}\nSitemap: ${SITE}/sitemap.xml\n`);
});

test('an empty market lists its pages and brands, and no file without addresses', async () => {
  const { headers, body } = await app.inject('/sitemap.xml');
  assert.equal(headers['content-type'], 'application/xml; charset=utf-8');
  assert.match(String(headers['cache-control']), /public, max-age=\d+/);
  assert.deepEqual(wellFormed(body, 'sitemapindex'), [{ loc: `${SITE}/sitemap-pages.xml` }]);
  assert.deepEqual(
    (await addresses()).map(({ loc }) => loc),
    OFFERED.flatMap((language) =>
      ['/', '/about', '/blog/one', '/categories/YAMAHA', '/categories/HERO', '/categories/BAJAJ'].map(
        (path) => SITE + pathIn(language, path),
      ),
    ),
  );
});

test('what strangers may see is listed once with the time of its last change, and nothing else', async () => {
  const leaving = await market.person('seller');
  const some = () => aProductOf(seller);
  const [plain, edited, booked] = [await some(), await some(), await some()];
  const [sold, longSold, removed] = [await some(), await some(), await some()];
  const [left, retired] = [await aProductOf(leaving), await aProductOf(seller, { categoryName: 'HERO' })];
  await sql`update products set listed_at = '2026-01-02T03:04:05.678Z' where id in ${sql([plain, edited])}`;
  await seller.call(editProduct, { params: { id: edited }, body: { ...goodBike, colour: 'Blue', revision: 1 } });
  await aBookingOf(buyer, booked);
  await aPaidBookingOf(buyer, sold, cards);
  await aPaidBookingOf(buyer, longSold, cards);
  await sql`update products set sold_at = now() - interval '31 days' where id = ${longSold}`;
  await seller.call(removeProduct, { params: { id: removed } });
  await admin.call(removeUser, { params: { email: leaving.email } });
  const brands = (await admin.call(listCategories)).body;
  const params = { id: brands.find(({ brandName }) => brandName === 'HERO')?._id };
  await admin.call(retireCategory, { params, body: { isRetired: true } });

  const found = await addresses();
  const sellers = found.flatMap(({ loc }) => (loc.includes('/sellers/') ? [loc] : []));
  assert.deepEqual(sellers, [`${SITE}/sellers/${await sellerIdOf(market.nobody, plain)}`]);
  assert.ok(!found.some(({ loc }) => loc.endsWith('/HERO')));
  const bikes = new Map(found.flatMap(({ loc, lastmod }) => (loc.includes('/products/') ? [[loc, lastmod]] : [])));
  const expected = [plain, edited, booked, sold].map((id) => `${SITE}/products/${id}`);
  assert.deepEqual([...bikes.keys()].sort(), expected.sort());
  assert.equal(bikes.get(`${SITE}/products/${plain}`), '2026-01-02T03:04:05.678Z');
  for (const id of [edited, booked, sold]) {
    const changedAt = Date.parse(bikes.get(`${SITE}/products/${id}`) ?? '');
    assert.ok(changedAt >= began && changedAt <= Date.now());
  }
  assert.ok(![left, retired, removed, longSold].some((id) => bikes.has(`${SITE}/products/${id}`)));
  await admin.call(retireCategory, { params, body: { isRetired: false } });
  assert.ok((await addresses()).some(({ loc }) => loc.endsWith(String(retired))));
});

test('a brand is written so that its address can be read', async () => {
  await admin.call(addCategory, { body: { brandName: "Royal Enfield & Söhne's" } });
  const { body } = await app.inject('/sitemap-pages.xml');
  assert.match(body, /<loc>https:\/\/kickstand\.example\.test\/categories\/ROYAL%20ENFIELD%20%26%20S%C3%96HNE&apos;S</);
  wellFormed(body, 'urlset');
});

test('more bikes than a file may hold are found in several, each once, packed when asked', async () => {
  const model = await aProductOf(seller);
  const copy = (count: number, changes: { status: string; soldAt: Date | null }) => sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description, status, sold_at)
    select gen_random_uuid(), seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description, ${changes.status}, ${changes.soldAt}::timestamptz
    from products, generate_series(1, ${count}) where id = ${model}`;
  await copy(50_010, { status: 'available', soldAt: null });
  await copy(5003, { status: 'sold', soldAt: new Date() });
  const index = await app.inject('/sitemap.xml');
  const files = wellFormed(index.body, 'sitemapindex').map(({ loc }) => loc.slice(SITE.length));
  assert.equal(files.length, 1 + 2 + 1 + 1);
  const seen = new Set<string>();
  for (const file of files.slice(1)) {
    const packed = await app.inject({ url: file, headers: { 'accept-encoding': 'gzip' } });
    assert.deepEqual([packed.statusCode, packed.headers['content-encoding']], [200, 'gzip']);
    const found = wellFormed(gunzipSync(packed.rawPayload).toString(), 'urlset');
    assert.ok(found.length > 0 && found.length <= 50_000, `${file}: ${found.length}`);
    for (const { loc } of found) {
      assert.ok(!seen.has(loc), loc);
      if (loc.includes('/products/')) seen.add(loc);
    }
  }
  const shown = await sql<{ id: string }[]>`
    select p.id from products p join users s on s.id = p.seller_id
    where s.removed_at is null and (p.status in ('available', 'reserved') or p.sold_at > now() - interval '30 days')`;
  assert.deepEqual(seen, new Set(shown.map(({ id }) => `${SITE}/products/${id}`)));
  const head = await app.inject({ method: 'HEAD', url: files[1] ?? '' });
  assert.deepEqual([head.statusCode, head.body], [200, '']);
});

test('what is no file of ours is not found', async () => {
  for (const path of ['/sitemap-on-sale-1.xml', '/sitemap-on-sale-%27.xml', '/sitemap-7.xml', '/sitemap-x-y.xml'])
    assert.equal((await app.inject(path)).statusCode, 404, path);
});

async function addresses() {
  const files = wellFormed((await app.inject('/sitemap.xml')).body, 'sitemapindex');
  const bodies = await Promise.all(files.map(async ({ loc }) => (await app.inject(loc.slice(SITE.length))).body));
  return bodies.flatMap((body) => wellFormed(body, 'urlset'));
}

/** Checks the rules of the protocol, and returns the URLs. */
function wellFormed(body: string, root: 'urlset' | 'sitemapindex'): { loc: string; lastmod?: string }[] {
  const entry = root === 'urlset' ? 'url' : 'sitemap';
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  assert.ok(body.startsWith(head) && body.endsWith(`</${root}>\n`), body.slice(0, 200));
  const lines = body.slice(head.length, -`</${root}>\n`.length).split('\n').slice(0, -1);
  const shape = new RegExp(`^<${entry}><loc>(https://[^<>"'\\s]+)</loc>(?:<lastmod>([^<>]+)</lastmod>)?</${entry}>$`);
  return lines.map((line) => {
    const [, loc, lastmod] = shape.exec(line) ?? [];
    assert.ok(loc, line);
    assert.doesNotMatch(loc, /&(?!(amp|apos|lt|gt|quot);)/);
    return { loc, ...(lastmod && { lastmod }) };
  });
}
