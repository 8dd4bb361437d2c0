import { randomUUID } from 'node:crypto';
import { aBookingOf } from '../../test/bookings.ts';
import { payButton } from '../cards.ts';
import { aBikeOf, aDeal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin } from '../people.ts';
import { pay } from './payment.ts';
import { dashboardMenu, header, heading, loginFor, menuEntries, openedByStranger, row } from './screen.ts';
import { shows } from './shows.ts';
import { heldBack } from './wire.ts';

test('the dashboard of a buyer', async ({ page, marketplace }) => {
  const deal = await aDeal(marketplace);
  const { buyer, bookingId } = deal;
  const paidName = `Yamaha Ray ${randomUUID()}`;
  const paidBooking = await aBookingOf(buyer, await aBikeOf(deal.seller, marketplace, { productName: paidName }));
  const orders = `/dashboard/myorders/${buyer.email}`;
  const payment = `/dashboard/payment/${bookingId}`;
  const toPayment = (name: string) => row(page, name).getByRole('link', { name: /^Make Payment/ });
  const entry = (name: string) => dashboardMenu(page).getByRole('link', { name, exact: true });
  const stranger = await openedByStranger(page, [orders, payment, '/dashboard']);
  await fillInLogin(page, buyer.email);

  await shows(
    '/dashboard | login required | Landing: "Wellcome to Dashboard" and a Back to Home Page button',
    async () => {
      expect(stranger['/dashboard']).toBe(loginFor('/dashboard'));
      await expect(heading(page)).toHaveText('Wellcome to Dashboard');
      await page.getByRole('link', { name: 'Back to Home Page' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  await header(page).getByRole('link', { name: 'Dashboard' }).click();
  await shows('buyer: My Orders (/dashboard/myorders/{email})', async () => {
    await expect(dashboardMenu(page)).toBeVisible();
    const menu = await menuEntries(page);
    expect(menu).toContainEqual(['My Orders', orders]);
    expect(menu.join()).not.toMatch(/Add Product|My Products|My Buyers|All Buyers|All Sellers|Reported Items/);
  });

  await shows(
    "/dashboard/myorders/{email} | login required | The buyer's bookings, fetched before the screen is shown",
    async () => {
      expect(stranger[orders]).toBe(loginFor(orders));
      await expect(heading(page)).toHaveText('Wellcome to Dashboard');
      const answer = await heldBack(page, '**/api/booking/*');
      await entry('My Orders').click();
      await answer.asked;
      await expect(heading(page), 'still on the page before').toHaveText('Wellcome to Dashboard');
      answer.release();
      await expect(row(page, deal.productName)).toContainText('$1,450.50');
    },
  );

  await shows(
    '/dashboard/payment/{id} | login required | Payment for a booking; the booking is fetched before the screen is shown',
    async () => {
      expect(stranger[payment]).toBe(loginFor(payment));
      const answer = await heldBack(page, '**/api/bookings/*');
      await toPayment(deal.productName).click();
      await answer.asked;
      await expect(heading(page), 'still on the page before').toHaveText('My Orders');
      answer.release();
      await expect(page).toHaveURL(payment);
      await expect(page.getByRole('main')).toContainText(deal.productName);
      await expect(payButton(page)).toHaveText('Pay $1,450.50');
    },
  );

  await shows('Currency shown with a $ prefix.', async () => {
    const expectDollars = async (address: string) => {
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('main')).toContainText(/\$[\d,]+(\.\d\d)?\b/);
      expect(await page.getByRole('main').innerText()).not.toMatch(/[€£₹৳]|\d ?(USD|dollars)/);
    };
    await expectDollars(payment);
    await entry('My Orders').click();
    await expect(row(page, deal.productName).getByText('$1,450.50', { exact: true })).toBeVisible();
    await entry('Home').click();
    await expectDollars('/');
    await page.getByRole('link', { name: /YAMAHA.*See All Products/ }).click();
    await expectDollars('/categories/YAMAHA');
  });

  await header(page).getByRole('link', { name: 'Dashboard' }).click();
  await shows('Buyer: sees My Orders and pays for an order.', async () => {
    await entry('My Orders').click();
    await expect(toPayment(paidName)).toBeVisible();
    expect(await pay({ buyer, bookingId: paidBooking })).toMatch(/^pi_/);
  });

  await shows('Order: unpaid shows a Make Payment button; paid shows "Paid".', async () => {
    await expect(toPayment(deal.productName)).toBeVisible();
    await pay(deal);
    await page.reload();
    await expect(row(page, deal.productName).getByText('Paid', { exact: true })).toBeVisible();
    await expect(toPayment(deal.productName)).toHaveCount(0);
  });

  await shows('Seller-only and buyer-only restriction of My Products and Add Product routes: not shown.', async () => {
    for (const address of ['/dashboard/myproducts', '/dashboard/addproduct']) {
      await page.goto(address);
      await expect(heading(page)).toHaveText('This page is for sellers');
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    }
  });

  await shows('The dashboard also links to Home (/), Dashboard and Log Out (/login).', async () => {
    const menu = await menuEntries(page);
    for (const link of [
      ['Home', '/'],
      ['Dashboard', '/dashboard'],
      ['Log Out', '/login'],
    ])
      expect(menu).toContainEqual(link);
    await entry('Log Out').click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
