import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { editProduct, removeProduct } from '#contract/products.ts';
import { removeUser, verifySeller } from '#contract/users.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike, meeting } from '../../../test/products.ts';
import { assertSearchIndex } from '../../../test/search-index.ts';
import { sellProduct } from '../../products/products.ts';
import { fillSearchIndex, foldCounts } from './search-index.ts';

const market = await openMarket();
const { sql } = market.market;
const [admin, buyer] = await Promise.all([market.person('admin'), market.person('buyer')]);

async function anEmptyShelf(count: number) {
  const seller = await market.person('seller');
  const id = await aProductOf(seller);
  await sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description)
    select overlay(p.id::text placing lpad(to_hex(n), 12, '0') from 25)::uuid, seller_id, category_id, name || ' ' || n,
      image_url, original_price_cents, resale_price_cents, years_of_use, condition, location, phone, description
    from products p, generate_series(1, ${count}) n where p.id = ${id}`;
  await sql`delete from shelf`;
  await sql`delete from shelf_changes`;
  await sql`delete from shelf_counts`;
  const ids = await sql<{ id: string }[]>`select id from products where seller_id = (
    select seller_id from products where id = ${id}) order by id`;
  return { seller, ids: ids.map((row) => row.id) };
}

test('bikes that were listed before there was a shelf are put there, once, however many do it', async () => {
  await anEmptyShelf(230);
  await Promise.all([fillSearchIndex(sql), fillSearchIndex(sql), foldCounts(sql), fillSearchIndex(sql)]);
  await assertSearchIndex(sql);
  const changes = () => sql`select * from shelf_changes order by product_id, kind, key`;
  const before = await changes();
  await fillSearchIndex(sql);
  assert.deepEqual([...(await changes())], [...before]);
});

test('what is sold, changed, removed, verified or listed while the shelf is filled stands there as it is, or not', async () => {
  for (let round = 0; round < 2; round++) {
    const { seller, ids } = await anEmptyShelf(160);
    const { email } = seller;
    const sold = ids.filter((_, at) => at % 4 === 0);
    const changed = ids.filter((_, at) => at % 4 === 1);
    const removed = ids.filter((_, at) => at % 4 === 2);
    await Promise.all([
      fillSearchIndex(sql),
      ...sold.map(async (id) => {
        await buyer.call(bookProduct, { body: { productId: id, ...meeting } });
        await sql.begin((db) => sellProduct(db, id));
      }),
      ...changed.map((id) =>
        seller.call(editProduct, { params: { id }, body: { ...goodBike, resalePrice: 77, revision: 1 } }),
      ),
      ...removed.map((id) => seller.call(removeProduct, { params: { id } })),
      ...[1, 2, 3].map(() => aProductOf(seller)),
      admin.call(verifySeller, { params: { email } }),
    ]);
    const [{ left } = {}] = await sql`
      select count(*) as left from products p join users u on u.id = p.seller_id
      where u.email = ${email} and p.status = 'available'`;
    assert.equal(left, ids.length - sold.length - removed.length + 3);
    await assertSearchIndex(sql);
  }
});

test('what a process that knows no shelf has sold or withdrawn is taken away', async () => {
  const { seller, ids } = await anEmptyShelf(30);
  await fillSearchIndex(sql);
  await sql`update products set status = 'sold', sold_at = now() where id in ${sql(ids.slice(3, 9))}`;
  await fillSearchIndex(sql);
  await assertSearchIndex(sql);
  await sql`update users set removed_at = now() where email = ${seller.email}`;
  await fillSearchIndex(sql);
  await assertSearchIndex(sql);
});

test('a seller who leaves while the shelf is filled leaves nothing there', async () => {
  for (let round = 0; round < 2; round++) {
    const { seller } = await anEmptyShelf(120);
    await Promise.all([fillSearchIndex(sql), admin.call(removeUser, { params: { email: seller.email } })]);
    await assertSearchIndex(sql);
  }
});

test('filling can be broken off, and goes on where it was left', async () => {
  await anEmptyShelf(150);
  const parting = new AbortController();
  const filling = fillSearchIndex(sql, parting.signal);
  const count = async () => (await sql<{ n: number }[]>`select count(*) as n from shelf`)[0]?.n ?? 0;
  while ((await count()) === 0);
  parting.abort();
  await filling;
  assert.ok((await count()) > 0);
  await fillSearchIndex(sql);
  await assertSearchIndex(sql);
});
