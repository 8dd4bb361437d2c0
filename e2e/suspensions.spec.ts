import { newcomer } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';

test('an admin suspends a seller, who disagrees, and lifts it again', async ({ page, marketplace }) => {
  const [admin, seller] = await Promise.all([theAdmin(marketplace), newcomer(marketplace.url, 'seller')]);
  const bike = await aBikeOf(seller, marketplace, { productName: 'Matchless G80' });
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
  const notice = page.getByRole('region', { name: 'Your account is suspended' });

  await test.step('with a reason, and the bike leaves the market', async () => {
    await comeIn(page, admin, marketplace, `/dashboard/people/${encodeURIComponent(seller.email)}`);
    const card = page.getByRole('region', { name: 'Suspension' });
    await card.getByRole('button', { name: 'Suspend' }).click();
    await expect(card).toContainText('Please choose one of the reasons');
    await card.getByLabel('Reason').selectOption('It looks like a scam');
    await card.getByLabel('What do you tell them?').fill('Two buyers never got their bike.');
    await card.getByRole('button', { name: 'Suspend' }).click();
    await expect(toast('Suspended')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect((await page.request.get(`/api/product/${bike}`)).status()).toBe(410);
  });

  await test.step('the seller reads why on every page of the dashboard, lists nothing, and disagrees', async () => {
    await comeIn(page, seller, marketplace, '/dashboard/myproducts');
    await expect(notice).toContainText('Two buyers never got their bike.');
    expect(await barriers(page)).toEqual([]);
    await notice.getByRole('button', { name: 'I disagree' }).click();
    await page.getByRole('dialog').getByLabel('What did we get wrong?').fill('They got it yesterday.');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(notice).toContainText('An admin looks at it.');
  });

  await test.step('the appeal is first in the list, and the suspension is lifted', async () => {
    await comeIn(page, admin, marketplace, '/dashboard/suspensions');
    const card = page.getByRole('listitem').filter({ hasText: seller.email });
    await expect(card).toContainText('They got it yesterday.');
    expect(await barriers(page)).toEqual([]);
    await card.getByRole('button', { name: 'Lift the suspension' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lift it' }).click();
    await expect(toast('The suspension is lifted.')).toBeVisible();
    await expect(card).toBeHidden();
  });

  await test.step('the bike is back, and the seller goes on', async () => {
    await page.goto(`/products/${bike}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matchless G80');
    await comeIn(page, seller, marketplace, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
