import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listImportRows } from '#contract/imports.ts';
import { listSellerProducts } from '#contract/products.ts';
import { importedFile, sendFile } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';

const market = await openMarket();
const { url } = market;

const bikes = `bike_name,price,city,kms_driven,owner,year,brand
Bajaj Pulser 150 dtsi,"Rs 90,000",Bangalore,"25,000 km",First Owner,2014,Bajaj
Yamaha FZ-S,"1,20,000",Delhi,12000,2,২০১৮,yamaha
Honda CB Shine,50000,Pune,1,1,2015,Honda
Hero Splendor Plus,,Pune,1,1,2015,Hero
Yamaha FZ-S,"1,20,000",Delhi,12000,2,২০১৮,yamaha
`;

test('a file of bikes is read, checked and listed', async () => {
  const seller = await market.person('seller');
  const sent = await sendFile(url, seller, bikes);
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  const done = await importedFile(url, seller, bikes, {
    currency: 'INR',
    perDollar: 80,
    sellerPhone: '+91 12345 67890',
  });
  const rows = await seller.call(listImportRows, { params: { id: done._id } });
  console.dir([done, rows.body, await productsOf(seller)], { depth: 9 });
});

async function productsOf(seller: Caller) {
  return (await seller.call(listSellerProducts, { params: { email: seller.email } })).body;
}
