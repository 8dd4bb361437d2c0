import { randomUUID } from 'node:crypto';
import { listBookings } from '#contract/bookings.ts';
import { listCategories, listCategoryProducts } from '#contract/categories.ts';
import { listReportedProducts, reportProduct } from '#contract/reports.ts';
import { theAdmin } from '../cast.ts';
import { aBikeOf, aDeal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { shows } from './shows.ts';

const anId = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
/** Own pictures have a URL without a host. */
const PICTURE = '/pictures/naked-copper-yamaha-4.svg';

test('the fields of bikes, brands, bookings and reports', async ({ marketplace }) => {
  const [deal, admin] = await Promise.all([aDeal(marketplace), theAdmin(marketplace)]);

  await shows(
    'Product: _id, productName, img (image URL), orgPrice, resalePrice, yearsOfUse, postDate (UTC string), categoryName (YAMAHA | HERO | BAJAJ), sellerName, sellerEmail, sellerPhone, sellerLocation, disc (description), isVarified (initially false), isAvailable (initially true), isAdvertized.',
    async () => {
      const productName = `Bajaj Dominar ${randomUUID()}`;
      const id = await aBikeOf(deal.seller, marketplace, { productName, categoryName: 'BAJAJ' });
      const { body } = await deal.seller.call(listCategoryProducts, { params: { brandName: 'BAJAJ' } });
      expect(body.find(({ _id }) => _id === id)).toMatchObject({
        productName,
        img: PICTURE,
        orgPrice: 2100,
        resalePrice: 1450.5,
        yearsOfUse: 3,
        postDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        categoryName: 'BAJAJ',
        sellerName: deal.seller.name,
        sellerEmail: deal.seller.email,
        sellerPhone: '+880 1700-000000',
        sellerLocation: 'Dhaka',
        disc: 'One owner, serviced every 3,000 km.',
        isVarified: false,
        isAvailable: true,
        isAdvertized: false,
      });
    },
  );

  await shows('Category: _id, brandName, picture.', async () => {
    const { body } = await deal.buyer.call(listCategories);
    const picture = expect.stringContaining('/pictures/');
    expect(body).toEqual(['YAMAHA', 'HERO', 'BAJAJ'].map((brandName) => ({ _id: anId, brandName, picture })));
  });

  await shows(
    'Booking / order: _id, productId, productName, img, resalePrice, buyersName, buyersEmail, paid (boolean).',
    async () => {
      const { buyer, productId, productName, bookingId } = deal;
      const { body } = await buyer.call(listBookings, { params: { email: buyer.email } });
      expect(body[0]).toMatchObject({
        _id: bookingId,
        productId,
        productName,
        img: PICTURE,
        resalePrice: 1450.5,
        buyersName: buyer.name,
        buyersEmail: buyer.email,
        paid: false,
      });
    },
  );

  await shows('Report: _id, productName, categoryName.', async () => {
    await deal.buyer.call(reportProduct, { params: { id: deal.productId } });
    const { body } = await admin.call(listReportedProducts);
    const { productId: _id, productName } = deal;
    expect(body.find((report) => report._id === _id)).toMatchObject({ productName, categoryName: 'YAMAHA' });
  });
});
