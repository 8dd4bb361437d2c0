import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCategoryProducts } from '#contract/categories.ts';
import { PAGE_SIZE } from '#contract/pagination.ts';
import { editProduct, type Product, removeProduct } from '#contract/products.ts';
import { type SearchAddress, searchProducts } from '#contract/search.ts';
import { aFinishedImportOf, csv } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf, goodBike } from '../../test/products.ts';
import { assertSearchIndex } from '../../test/search-index.ts';
import { someNewest } from '../products/products.ts';
import { readPage } from '../products/whole.ts';

const market = await openMarket();
const { sql } = market.market;
const [dealer, careless, ...others] = await Promise.all(Array.from({ length: 12 }, () => market.person('seller')));
if (!dealer || !careless) throw new Error('Nobody sells');

const shown = { modelId: 'yamaha-fz-s', img: `${market.market.publicUrl}/pictures/hero.svg` };
const listed: string[] = [];
for (const seller of others) for (let bike = 0; bike < 3; bike++) listed.push(await aProductOf(seller, shown));
for (let bike = 0; bike < 70; bike++) listed.push(await aProductOf(dealer, shown));
const rows = Array.from({ length: 40 }, (_, row) => `Yamaha FZ-S,${1000 + row},2018,Dhaka`);
await aFinishedImportOf(careless, csv(['name,price,year,city', ...rows].join('\n')));

const by = (email: string, products: Product[]) => products.filter(({ sellerEmail }) => sellerEmail === email).length;

async function searched(query: SearchAddress) {
  const pages: Product[][] = [];
  for (let after: string | undefined, more = true; more; more = after !== undefined) {
    const { body } =
      (await dealer?.call(searchProducts, { query: { ...query, ...(after && { after }) } })) ?? assert.fail();
    pages.push(body.products);
    after = body.after;
  }
  return pages;
}

async function ofBrand() {
  const pages: Product[][] = [];
  for (let after: string | undefined, more = true; more; more = after !== undefined) {
    const { body, headers } =
      (await dealer?.call(listCategoryProducts, {
        params: { brandName: 'YAMAHA' },
        query: { ...(after && { after }) },
      })) ?? assert.fail();
    pages.push(body);
    after = headers.get('link')?.match(/after=([\w-]+)/)?.[1];
  }
  return pages;
}

const idsOf = (pages: Product[][]) => pages.flat().map(({ _id }) => _id);

for (const [where, read] of [
  ['the search', () => searched({})],
  ['a search for a brand', () => searched({ brand: 'YAMAHA' })],
  ['a search for words', () => searched({ q: 'fz-s' })],
  ['a brand’s page', ofBrand],
] as const)
  test(`the first page of ${where} shows few bikes of one seller, and bikes without a picture come last`, async () => {
    const pages = await read();
    const [first = []] = pages;
    assert.equal(first.length, PAGE_SIZE);
    assert.ok(by(dealer.email, first) <= 3, `${by(dealer.email, first)} of one seller`);
    const ids = idsOf(pages);
    assert.equal(new Set(ids).size, ids.length, 'no bike twice');
    assert.equal(ids.length, listed.length + rows.length, 'no bike lost');
    const pictures = pages.flat().map(({ img }) => img !== '');
    assert.ok(pictures.lastIndexOf(true) < pictures.indexOf(false));
  });

test('who asks for the newest gets exactly those', async () => {
  const ids = idsOf(await searched({ sort: 'newest' }));
  assert.deepEqual(ids, ids.toSorted().toReversed());
});

test('the landing page and what resembles a bike show two of one seller at most', async () => {
  const { value: newest } = await someNewest(sql, { limit: 6 });
  const [first = ''] = listed;
  const { similar } = (await readPage(sql, first)).value;
  for (const products of [newest, similar]) {
    assert.equal(products.length, 6);
    const names = products.map(({ sellerName, img }) => `${sellerName}${img && '.'}`);
    const sellers = await sql<{ n: number }[]>`
      select count(*)::int as n from products where id in ${sql(products.map(({ _id }) => _id))} group by seller_id`;
    assert.ok(
      sellers.every(({ n }) => n <= 2),
      names.join(),
    );
    assert.ok(products.every(({ img }) => img !== ''));
  }
});

test('a bike that gets a picture moves up, and is nowhere twice', async () => {
  const last = idsOf(await searched({})).at(-1) ?? '';
  const { status } = await careless.call(editProduct, { params: { id: last }, body: { ...goodBike, revision: 1 } });
  assert.equal(status, 200);
  const [[, , third = []] = []] = [await searched({})];
  assert.ok(third.length);
  const ids = idsOf(await searched({}));
  assert.ok(ids.indexOf(last) < listed.length + 1);
  assert.equal(new Set(ids).size, ids.length);
  await assertSearchIndex(sql);
});

test('taking bikes off the market and listing them again brings nothing to the top', async () => {
  const id = await aProductOf(dealer, { productName: 'Once more' });
  await dealer.call(removeProduct, { params: { id } });
  const again = await aProductOf(dealer, { productName: 'Once more' });
  const [first = []] = await searched({});
  assert.ok(!first.some(({ _id }) => _id === again));
});
