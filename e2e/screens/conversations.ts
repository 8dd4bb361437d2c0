import { expect, type Page } from '@playwright/test';
import { blockPerson } from '#contract/blocks.ts';
import { readConversation } from '#contract/conversations.ts';
import { reportMessage } from '#contract/message-reports.ts';
import { listMessages } from '#contract/messages.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const INBOX = '/dashboard/messages';
const thread = async ({ wordyTalk }: Stage) => `${INBOX}/${await wordyTalk()}`;
const bike = ({ bikes }: Stage) => `/products/${bikes.available}`;
const REPORTS = '/dashboard/reportedmessages';

export const conversationScreens: Record<string, Screen> = {
  messages: { arrange: talk, address: INBOX, who: 'wordySeller', shows: 'Messages' },
  'messages-empty': { address: INBOX, who: 'newBuyer', shows: 'Messages' },
  'messages-found': {
    arrange: talk,
    address: `${INBOX}?search=dropped`,
    who: 'wordySeller',
    shows: 'Messages',
    prepare: (page) => expect(page.locator('mark').first()).toBeVisible(),
  },
  'messages-nothing-found': { address: `${INBOX}?search=nobody-at-all`, who: 'wordyBuyer', shows: 'Messages' },
  conversation: { address: thread, who: 'wordyBuyer', prepare: talkIsThere },
  'conversation-hiding': { address: thread, who: 'wordyBuyer', prepare: writeContact },
  'conversation-not-sent': { address: thread, who: 'wordyBuyer', prepare: failToSend },
  'conversation-blocked': { arrange: block, address: blockedThread, who: 'newBuyer', prepare: isBlocked },
  'block-person-dialog': { address: thread, who: 'wordyBuyer', prepare: (page) => open(page, /^Block/) },
  'report-message-dialog': {
    address: thread,
    who: 'wordyBuyer',
    prepare: (page) => open(page, /^Report this message/),
  },
  'ask-dialog': { address: bike, who: 'newBuyer', prepare: beginToAsk },
  'ask-dialog-stranger': { address: bike, prepare: beginToAsk },
  'reported-messages': { arrange: report, address: REPORTS, who: 'admin', shows: 'Reported messages' },
  'remove-message-dialog': {
    arrange: report,
    address: REPORTS,
    who: 'admin',
    shows: 'Reported messages',
    prepare: (page) => open(page, /^Remove the message/),
  },
};

function talk(_page: Page, { wordyTalk }: Stage) {
  return wordyTalk();
}

async function talkIsThere(page: Page) {
  await expect(
    page
      .getByRole('region', { name: /^Messages with/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
}

async function writeContact(page: Page) {
  await talkIsThere(page);
  await page.getByLabel(/^Write to/).fill('Call me at 0171 2345678, or mail bela at example dot com.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

async function failToSend(page: Page) {
  await talkIsThere(page);
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByLabel(/^Write to/).fill('I can pay in cash.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Not sent.')).toBeVisible();
}

async function block(_page: Page, { people: { newBuyer }, shortTalk }: Stage) {
  const id = await shortTalk();
  const { other } = (await newBuyer.call(readConversation, { params: { id } })).body;
  await newBuyer.call(blockPerson, { params: { id: other._id } });
}

async function blockedThread({ shortTalk }: Stage) {
  return `${INBOX}/${await shortTalk()}`;
}

async function isBlocked(page: Page) {
  await expect(page.getByText('You have blocked')).toBeVisible();
}

async function open(page: Page, name: RegExp) {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function beginToAsk(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Ask the seller' })
    .or(page.getByRole('main').getByRole('link', { name: 'Ask the seller' }))
    .click();
  await page.getByRole('button', { name: 'May I see it on …?' }).click();
  await page.getByRole('button', { name: 'Add the day' }).click();
  await page.getByLabel('Your message').fill('Hello! '.repeat(280));
}

async function report(_page: Page, { people: { wordyBuyer }, wordyTalk }: Stage) {
  const id = await wordyTalk();
  const messages = (await wordyBuyer.call(listMessages, { params: { id } })).body;
  const messageId = messages.find(({ isOwn }) => !isOwn)?._id;
  await wordyBuyer.call(reportMessage, { params: { id }, body: { messageId, reason: 'scam', words: 'Look at this!' } });
}
