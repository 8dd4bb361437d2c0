import { listCategories, listCategoryProducts } from '#contract/categories.ts';
import {
  addProduct,
  advertiseProduct,
  listAdvertisedProducts,
  listSellerProducts,
  removeProduct,
} from '#contract/products.ts';
import { dismissReports, listReportedProducts, reportProduct } from '#contract/reports.ts';
import { newcomer } from '../../test/newcomer.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { anAdvertisedProductOf, aProductOf, goodBike } from '../../test/products.ts';
import { theAdmin } from '../cast.ts';
import { expect, test } from '../kickstand.ts';
import { shows } from './shows.ts';

let nobody: Caller;
let buyer: Caller;
let seller: Caller;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  const { url } = marketplace;
  nobody = callerOf(`${url}/api`);
  [buyer, seller, admin] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller'), theAdmin(marketplace)]);
});

test('the calls about bikes', async () => {
  await shows('GET /categories | none | list of categories', async () => {
    const { status, body } = await nobody.call(listCategories);
    expect([status, body.map(({ brandName }) => brandName)]).toEqual([200, ['YAMAHA', 'HERO', 'BAJAJ']]);
  });

  await shows('GET /advertize | bearer token | advertised products', async () => {
    const id = await anAdvertisedProductOf(seller);
    const { body } = await buyer.call(listAdvertisedProducts);
    expect(body[0]?._id).toBe(id);
    expect(body.every(({ isAdvertized, isAvailable }) => isAdvertized && isAvailable)).toBe(true);
  });

  await shows('POST /product | bearer token, JSON of the product fields | acknowledged', async () => {
    const forged = { ...goodBike, sellerName: 'Somebody else', sellerEmail: 'else@example.test', isVarified: true };
    const { body } = await seller.call(addProduct, { body: forged });
    expect(body).toMatchObject({ acknowledged: true });
    const [listed] = (await seller.call(listSellerProducts, { params: { email: seller.email } })).body;
    const { name: sellerName, email: sellerEmail } = seller;
    expect(listed).toMatchObject({ _id: body.insertedId, sellerName, sellerEmail, isVarified: false });
  });

  await shows('PUT /products/{id} | not shown | modifiedCount; advertise', async () => {
    const id = await aProductOf(seller);
    const advertise = async () => (await seller.call(advertiseProduct, { params: { id } })).body;
    expect(await advertise()).toEqual({ modifiedCount: 1 });
    expect(await advertise()).toEqual({ modifiedCount: 0 });
  });

  await shows('DELETE /myproduct/{id} | none | deletedCount', async () => {
    const id = await aProductOf(seller);
    const remove = async () => (await seller.call(removeProduct, { params: { id } })).body;
    expect(await remove()).toEqual({ deletedCount: 1 });
    expect(await remove()).toEqual({ deletedCount: 0 });
  });
});

test('the calls about reports', async () => {
  await shows('GET /report | none | reported items', async () => {
    const id = await aProductOf(seller, { productName: 'Too good to be true' });
    await buyer.call(reportProduct, { params: { id } });
    const { body } = await admin.call(listReportedProducts);
    expect(body[0]).toMatchObject({ _id: id, productName: 'Too good to be true', categoryName: 'YAMAHA', reports: 1 });
    expect((await nobody.call(listReportedProducts)).status).toBe(401);
  });

  await shows('PUT /report/{id} | no body | modifiedCount above 0 means success', async () => {
    const id = await aProductOf(seller);
    const report = async () => (await buyer.call(reportProduct, { params: { id } })).body;
    expect(await report()).toEqual({ modifiedCount: 1 });
    expect(await report()).toEqual({ modifiedCount: 0 });
  });

  await shows('How a report is deleted by an admin: call not shown.', async () => {
    const id = await aProductOf(seller);
    await buyer.call(reportProduct, { params: { id } });
    const dismiss = async (caller: Caller) => await caller.call(dismissReports, { params: { id } });
    expect((await dismiss(buyer)).status).toBe(403);
    expect((await dismiss(admin)).body).toEqual({ deletedCount: 1 });
    expect((await admin.call(listReportedProducts)).body.map(({ _id }) => _id)).not.toContain(id);
  });
});

test('refused calls', async () => {
  await shows('Server error bodies and status codes: not shown.', async () => {
    const answers = {
      400: await seller.call(addProduct, { body: { ...goodBike, disc: '' } }),
      401: await nobody.call(addProduct, { body: goodBike }),
      403: await buyer.call(addProduct, { body: goodBike }),
      404: await nobody.call(listCategoryProducts, { params: { brandName: 'DUCATI' } }),
    };
    for (const [status, { body, headers }] of Object.entries(answers)) {
      expect(headers.get('content-type')).toContain('application/problem+json');
      expect(body).toMatchObject({ status: Number(status), code: expect.stringMatching(/^[a-z-]+$/) });
      expect(body.title).toBeTruthy();
      expect(body.detail).toBeTruthy();
    }
    expect(answers[400].body.errors).toEqual([{ field: 'disc', message: 'Please fill in this field' }]);
  });
});
