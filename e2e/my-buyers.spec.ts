import { newcomer } from '../test/newcomer.ts';
import { goodBike, meeting } from '../test/products.ts';
import { barriers } from './barriers.ts';
import { GOOD_CARD, payByCard } from './cards.ts';
import { aDeal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { logIn } from './people.ts';

const address = '/dashboard/mybuyers';

test('a seller sees who has booked which bike and how to meet them, then that it is paid', async ({
  page,
  elsewhere,
  marketplace,
}) => {
  const { seller, buyer, productName, productId, bookingId } = await aDeal(marketplace);
  await logIn(page, seller.email, '/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Buyers' }).click();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle('My Buyers | Kickstand');
  const booking = page.getByRole('main').getByRole('listitem').filter({ hasText: productName });
  for (const words of [buyer.name, meeting.location, '$1,450.50', 'Not paid yet', 'Held until'])
    await expect(booking).toContainText(words);
  await expect(booking.getByRole('link', { name: meeting.number })).toHaveAttribute('href', 'tel:+8801800000000');
  await expect(booking.getByRole('link', { name: buyer.email })).toHaveAttribute('href', `mailto:${buyer.email}`);
  expect(await barriers(page)).toEqual([]);

  const buyersPage = await elsewhere();
  await logIn(buyersPage, buyer.email, `/dashboard/payment/${bookingId}`);
  await payByCard(buyersPage, GOOD_CARD);
  await expect(buyersPage.getByText('Congratulations! Your Payment Completed')).toBeVisible();
  // The page polls.
  await expect(booking.getByText('Paid', { exact: true })).toBeVisible({ timeout: 25_000 });
  await expect(booking).not.toContainText('Held until');
  await expect(booking.getByText('Your turn: Agree when to meet')).toBeVisible();
  await expect(booking.getByRole('link', { name: 'See the deal' })).toHaveAttribute(
    'href',
    `/dashboard/deal/${bookingId}`,
  );
  await booking.getByRole('link', { name: productName }).click();
  await expect(page).toHaveURL(`/products/${productId}`);
});

test('a seller sees nobody else’s buyers, and who is no seller sees none', async ({ page, elsewhere, marketplace }) => {
  const { buyer } = await aDeal(marketplace);
  const another = await newcomer(marketplace.url, 'seller');
  await logIn(page, another.email, address);
  await expect(page.getByRole('main')).toContainText('Nobody has booked a bike of yours yet');
  await expect(page.getByRole('main')).not.toContainText(goodBike.productName);
  const buyersPage = await elsewhere();
  await logIn(buyersPage, buyer.email, address);
  await expect(buyersPage.getByRole('heading', { level: 1 })).toHaveText('This page is for sellers');
});
