import { reportProduct } from '#contract/reports.ts';
import { readAdmin } from '#contract/users.ts';
import { newcomer } from '../../test/newcomer.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { aDeal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { dashboardMenu, heading, loginFor, openedByStranger } from './screen.ts';
import { shows } from './shows.ts';
import { sentBy } from './wire.ts';

const ADMIN_PAGES = ['/dashboard/reporteditems', '/dashboard/allseller', '/dashboard/allbuyer'];

test('the dashboard of an admin', async ({ page, marketplace }) => {
  const [deal, admin, seller] = await Promise.all([
    aDeal(marketplace),
    theAdmin(marketplace),
    newcomer(marketplace.url, 'seller'),
  ]);
  const { buyer } = deal;
  await buyer.call(reportProduct, { params: { id: deal.productId } });
  const main = page.getByRole('main');
  const addresses = ['/dashboard', '/categories/BAJAJ?seen=1', ...ADMIN_PAGES];
  const stranger = await openedByStranger(page, addresses);
  const sent = sentBy(page);

  await shows('the login guard and the admin guard redirect to /login and remember the origin path.', async () => {
    for (const address of addresses) expect(stranger[address]).toBe(loginFor(address));
    for (const address of ADMIN_PAGES) {
      await comeIn(page, buyer, marketplace, address);
      await expect(page).toHaveURL(loginFor(address));
    }
  });

  await shows(
    "Admin status is checked by a server call with the user's email; non-admins are redirected to /login.",
    async () => {
      for (const person of [buyer, admin]) {
        const { body } = await person.call(readAdmin, { params: { email: person.email } });
        expect(body).toEqual({ isAdmin: person === admin });
        if (person === admin) await comeIn(page, admin, marketplace, '/dashboard/allbuyer');
        if (person === admin) await expect(heading(page)).toHaveText('All Buyers');
        else await expect(page).toHaveURL(loginFor('/dashboard/allbuyer'));
        expect(sent.map(({ call }) => call)).toContain(`GET /users/admin/${person.email}`);
      }
    },
  );

  await shows('/dashboard/allbuyer | admin only | List of buyers', async () => {
    expect(stranger['/dashboard/allbuyer']).toBe(loginFor('/dashboard/allbuyer'));
    await expect(main).toContainText(buyer.email);
    await expect(main).not.toContainText(deal.seller.email);
  });

  await dashboardMenu(page).getByRole('link', { name: 'Dashboard' }).click();
  await shows('admin: All Buyers, All Sellers, Reported Items', async () => {
    for (const [text, address] of [
      ['All Buyers', '/dashboard/allbuyer'],
      ['All Sellers', '/dashboard/allseller'],
      ['Reported Items', '/dashboard/reporteditems'],
    ] as const) {
      await dashboardMenu(page).getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toHaveText(text);
    }
  });

  await shows('/dashboard/reporteditems | admin only | Reported items', async () => {
    expect(stranger['/dashboard/reporteditems']).toBe(loginFor('/dashboard/reporteditems'));
    await expect(main).toContainText(deal.productName);
  });

  await dashboardMenu(page).getByRole('link', { name: 'All Sellers' }).click();
  await shows('/dashboard/allseller | admin only | List of sellers', async () => {
    expect(stranger['/dashboard/allseller']).toBe(loginFor('/dashboard/allseller'));
    await expect(main).toContainText(deal.seller.email);
    await expect(main).not.toContainText(buyer.email);
  });

  await shows(
    'Seller verification: unverified sellers show "unverified, Click to verify"; an admin click makes them verified, shown as "Varified".',
    async () => {
      const line = main.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: seller.email });
      await line.getByRole('button', { name: /unverified, Click to verify/ }).click();
      await expect(line.getByText('Varified', { exact: true })).toBeVisible();
      await expect(line.getByRole('button', { name: /unverified/ })).toHaveCount(0);
      await page.reload();
      await expect(line.getByText('Varified', { exact: true })).toBeVisible();
    },
  );
});
