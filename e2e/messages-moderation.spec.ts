import { blockPerson, unblockPerson } from '#contract/blocks.ts';
import { readConversation } from '#contract/conversations.ts';
import { cancelDeal } from '#contract/deals.ts';
import { aBookingOf } from '../test/bookings.ts';
import { newcomer } from '../test/newcomer.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aTalk, box, messages, sayAll, type Talk, threadOf } from './conversations.ts';
import { expect, test } from './kickstand.ts';
import { logIn } from './people.ts';

/** Below every interval of polling. */
const SOON = { timeout: 6_000 };

let talk: Talk;
test.beforeEach(async ({ marketplace }) => {
  talk = await aTalk(marketplace);
});

test('a conversation is closed to somebody, and looked over by an admin', async ({ page, marketplace, elsewhere }) => {
  await test.step('an open conversation closes at once when the other one blocks, and opens again', async () => {
    const { body } = await talk.seller.call(readConversation, { params: { id: talk.id } });
    const params = { id: body.other._id };
    const listening = page.waitForEvent('response', (answer) => answer.url().endsWith('/api/live') && answer.ok());
    await comeIn(page, talk.buyer, marketplace, threadOf(talk));
    await listening;
    await expect(box(page)).toBeVisible();
    await talk.seller.call(blockPerson, { params });
    await expect(box(page)).toBeHidden(SOON);
    await expect(page.getByRole('main')).not.toContainText(/blocked/i);
    await talk.seller.call(unblockPerson, { params });
    await expect(box(page)).toBeVisible(SOON);
  });

  await test.step('whoever is blocked is told no more than that contact is closed; My Account lifts it', async () => {
    await page.getByRole('button', { name: 'Block Wilma' }).click();
    await page
      .getByRole('dialog', { name: 'Block Wilma?' })
      .getByRole('button', { name: 'Block', exact: true })
      .click();
    await expect(page.getByText('You have blocked Wilma')).toBeVisible();
    await expect(box(page)).toBeHidden();
    const sellers = await elsewhere();
    await comeIn(sellers, talk.seller, marketplace, threadOf(talk));
    await expect(messages(sellers, 'Bela')).toContainText('Is it still available?');
    await expect(box(sellers, 'Bela')).toBeHidden();
    await expect(sellers.getByRole('main')).not.toContainText(/blocked/i);
    await logIn(page, talk.buyer.email, '/dashboard/account');
    const blocked = page.getByRole('region', { name: 'Blocked people' });
    await expect(blocked).toContainText('Wilma');
    await blocked.getByRole('button', { name: /^Unblock/ }).click();
    await expect(blocked).toBeHidden();
    await page.goto(threadOf(talk));
    await expect(box(page)).toBeVisible();
  });

  await test.step('a reported message comes to an admin with what stands around it, who can remove it', async () => {
    await sayAll(talk.seller, talk.id, ['Pay me outside.', 'Only today!']);
    await page.getByRole('button', { name: 'Report this message: Pay me outside.' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this message' });
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please choose one of the reasons');
    await dialog.getByLabel('It looks like a scam').check();
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Reported: our admins look at it.' })).toBeVisible();
    const admins = await elsewhere();
    await comeIn(admins, await theAdmin(marketplace), marketplace, '/dashboard/reportedmessages');
    const report = admins.getByRole('main').getByRole('listitem').filter({ hasText: talk.productName });
    for (const words of ['Is it still available?', 'Pay me outside.', 'Only today!'])
      await expect(report).toContainText(words);
    await report.getByRole('button', { name: /^Remove the message/ }).click();
    await admins.getByRole('dialog').getByRole('button', { name: 'Remove the message' }).click();
    await expect(report).toHaveCount(0);
    await page.reload();
    await expect(messages(page)).toContainText('This message was removed.');
    await expect(messages(page)).not.toContainText('Pay me outside.');
  });
});

test('contact details are for those who booked', async ({ page, marketplace }) => {
  let bookingId = '';

  await test.step('a conversation of others is not found', async () => {
    const stranger = await newcomer(marketplace.url, 'buyer');
    await comeIn(page, stranger, marketplace, threadOf(talk));
    await expect(page.getByRole('heading', { level: 1, name: /Lost In Space/ })).toBeVisible();
    await expect(messages(page)).toHaveCount(0);
    await expect(box(page)).toHaveCount(0);
  });

  await test.step('before a booking, contact details are hidden, and that is said before they are sent', async () => {
    await comeIn(page, talk.buyer, marketplace, threadOf(talk));
    await box(page).fill('Call me: 0171 2345678');
    await page.keyboard.press('Enter');
    const note = page.getByRole('alertdialog', { name: /stay hidden until the bike is booked/ });
    await expect(note).toBeFocused();
    await expect(note).not.toContainText('2345678');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await note.getByRole('button', { name: 'Send it hidden' }).click();
    await expect(messages(page)).toContainText('Call me: •••••');
    await expect(messages(page)).toContainText('Contact details are hidden until the bike is booked.');
    bookingId = await aBookingOf(talk.buyer, talk.productId);
    await page.reload();
    await expect(messages(page)).toContainText('Call me: 0171 2345678');
    await box(page).fill('Or mail me: bela@example.com');
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('bela@example.com');
  });

  await test.step('the warning goes with a booking and comes back when it is called off', async () => {
    await box(page).fill('Better call 0171 3456789');
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('Better call 0171 3456789');
    await talk.buyer.call(cancelDeal, { params: { id: bookingId }, body: { reason: 'Another bike' } });
    await expect(messages(page)).toContainText('Better call •••••', SOON);
    await box(page).fill('Call me: 0171 7654321');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: /stay hidden until the bike is booked/ })).toBeFocused();
  });
});
