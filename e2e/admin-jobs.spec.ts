import { newcomer } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { comeIn, theAdmin } from './cast.ts';
import { adminCommand } from './jobs.ts';
import { expect, test } from './kickstand.ts';

test('an owner gives an admin another job, who then sees what it is for', async ({ page, elsewhere, marketplace }) => {
  const helper = await newcomer(marketplace.url, 'buyer');
  await adminCommand(marketplace, 'make-admin', helper.email, '--job', 'support');
  const menu = (of: typeof page) => of.getByRole('navigation', { name: 'Dashboard' });
  const theirs = await elsewhere();
  await comeIn(theirs, helper, marketplace, '/dashboard');
  await expect(menu(theirs).getByRole('link', { name: 'Identity documents' })).toBeVisible();
  for (const name of ['Disputes', 'Reported Items', 'Admins', 'Audit'])
    await expect(menu(theirs).getByRole('link', { name })).toHaveCount(0);

  await test.step('a page of another job says for whom it is', async () => {
    await theirs.goto('/dashboard/disputes');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This page is not yours');
    await expect(theirs.getByRole('main').getByRole('alert')).toHaveText(
      'Only an admin with the job finance or owner can do this.',
    );
    await theirs.goto('/dashboard/allseller');
    await expect(theirs.getByRole('button', { name: /^Delete/ }).first()).toBeVisible();
  });

  await test.step('the owner finds them, and changes the job after a question', async () => {
    await comeIn(page, await theAdmin(marketplace), marketplace, '/dashboard');
    await menu(page).getByRole('link', { name: 'Admins' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admins');
    const row = page.getByRole('row').filter({ hasText: helper.email });
    await expect(row).toContainText('Support');
    expect(await barriers(page)).toEqual([]);
    await row.getByRole('link', { name: helper.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(helper.name);
    const change = page.getByRole('button', { name: 'Change the job' });
    await expect(change).toBeDisabled();
    await page.getByLabel('Another job').selectOption('finance');
    await change.click();
    await expect(page.getByRole('dialog')).toContainText('becomes Finance');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('Finance. Disputes, refunds, payouts');
  });

  await test.step('it counts for them at once', async () => {
    await theirs.goto('/dashboard/disputes');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Disputes');
    await expect(menu(theirs).getByRole('link', { name: 'Identity documents' })).toHaveCount(0);
    await theirs.goto('/dashboard/allseller');
    await expect(theirs.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(theirs.getByRole('button', { name: /^Delete|Click to verify/ })).toHaveCount(0);
  });
});
