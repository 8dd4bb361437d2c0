import { newcomer } from '../test/newcomer.ts';
import { jpeg } from '../test/photos.ts';
import { aPhone } from '../test/verification.ts';
import { barriers } from './barriers.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';

test('a seller shows who they are, an admin looks at the document, and buyers read what was checked', async ({
  page,
  marketplace,
}) => {
  const [admin, seller] = await Promise.all([theAdmin(marketplace), newcomer(marketplace.url, 'seller')]);
  const bike = await aBikeOf(seller, marketplace);
  const phone = aPhone();
  const step = (name: string) => page.getByRole('region', { name });
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text });

  await test.step('the phone is confirmed by the code that came to it', async () => {
    await comeIn(page, seller, marketplace, '/dashboard/verification');
    await expect(step('E-mail address')).toContainText('Confirmed');
    await expect(step('Phone number')).toContainText('Not yet');
    await page.getByLabel('Mobile number').fill('01712 345678');
    await step('Phone number').getByRole('button', { name: 'Send me a code' }).click();
    await expect(step('Phone number')).toContainText('with its country code');
    await page.getByLabel('Mobile number').fill(phone);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await code.fill('12');
    await page.keyboard.press('Enter');
    await expect(step('Phone number')).toContainText('Please write the 6 digits we sent');
    await code.fill(await sentTo(marketplace.url, phone));
    await page.keyboard.press('Enter');
    await expect(toast('Confirmed')).toBeVisible();
    await expect(step('Phone number')).toContainText(`ends in ${phone.slice(-2)}`);
  });

  await test.step('a photo of a document waits for an admin', async () => {
    const buffer = await jpeg({ width: 900, height: 600, seed: 5 });
    await page.getByLabel('Choose a photo').setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer });
    await expect(step('Identity document')).toContainText('Waits for an admin');
  });

  await test.step('an admin looks at it, and refuses it with a reason', async () => {
    await comeIn(page, admin, marketplace, '/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Identity documents', exact: true }).click();
    const card = page.getByRole('listitem').filter({ hasText: seller.email });
    await card.getByRole('button', { name: 'Look at the document' }).click();
    await expect(card.getByRole('img', { name: `Document of ${seller.name}` })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await card.getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The name cannot be read.');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
    await expect(toast('The document is refused.')).toBeVisible();
    await expect(card).toBeHidden();
  });

  await test.step('the seller reads why, and sends another, which is accepted', async () => {
    await comeIn(page, seller, marketplace, '/dashboard/verification');
    await expect(step('Identity document')).toContainText('The name cannot be read.');
    const buffer = await jpeg({ width: 900, height: 600, seed: 6 });
    await page.getByLabel('Choose a photo').setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer });
    await expect(step('Identity document')).toContainText('Waits for an admin');
    await comeIn(page, admin, marketplace, '/dashboard/identitydocuments');
    await page.getByRole('listitem').filter({ hasText: seller.email }).getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(toast('The document is accepted.')).toBeVisible();
  });

  await test.step('buyers read what was checked, beside the bike and on the seller’s page', async () => {
    await page.goto(`/products/${bike}`);
    const about = page.getByRole('region', { name: 'The seller', exact: true });
    for (const words of ['E-mail, ', 'Phone, ', 'Document, ']) await expect(about).toContainText(words);
    await about.getByRole('link', { name: seller.name }).click();
    await expect(page.getByRole('main')).toContainText('Document seen');
  });

  await test.step('an admin revokes the phone on the page of the person', async () => {
    await comeIn(page, admin, marketplace, `/dashboard/people/${encodeURIComponent(seller.email)}`);
    await page.getByRole('button', { name: 'Revoke: Phone number' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('It is another person’s.');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(toast('Revoked')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Phone number' })).toContainText('Not accepted');
  });

  await test.step('the seller takes the document back, and buyers no longer read of it', async () => {
    await comeIn(page, seller, marketplace, '/dashboard/verification');
    await expect(step('Phone number')).toContainText('It is another person’s.');
    await step('Identity document').getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(step('Identity document')).toContainText('Not yet');
    await page.goto(`/products/${bike}`);
    await expect(page.getByRole('region', { name: 'The seller', exact: true })).toContainText('E-mail, ');
    await expect(page.getByRole('region', { name: 'The seller', exact: true })).not.toContainText('Document');
  });
});

/** The local inbox stands in for a phone. */
async function sentTo(url: string, phone: string): Promise<string> {
  const page = await (await fetch(`${url}/dev/mail`)).text();
  const [, path = ''] = /href="([^"]+)"[^>]*>(?:(?!<\/a>)[\s\S])*Text message to/.exec(page) ?? [];
  const letter = await (await fetch(new URL(path, `${url}/dev/mail/`))).text();
  expect(letter).toContain(phone);
  return /\b(\d{6}) is your Kickstand code/.exec(letter)?.[1] ?? '';
}
