import { expect, type Page } from '@playwright/test';
import { listOffers, type Offers, offersPath } from '#contract/offers.ts';
import { aBikeOf } from '../deals.ts';
import { here } from '../kickstand.ts';
import { accepted, countered, declined, offered } from '../offers.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const LIST = '/dashboard/offers';
const list = `**/api${listOffers.path}?*`;
const pair = `**/api${listOffers.path}/**`;

export const offerScreens: Record<string, Screen> = {
  'offers-of-buyer': { arrange: haggleMuch, address: LIST, who: 'newBuyer', shows: 'Offers' },
  'offers-of-seller': { arrange: haggleMuch, address: LIST, who: 'newSeller', shows: 'Offers' },
  'offers-empty': { address: `${LIST}?as=buyer`, who: 'wordySeller', shows: 'Offers' },
  'offers-loading': {
    address: LIST,
    who: 'newBuyer',
    arrange: (page) => page.route(list, () => {}),
    prepare: (page) => expect(page.getByRole('main').getByText('Checking…')).toBeVisible(),
  },
  'offers-out-of-reach': {
    address: LIST,
    who: 'newBuyer',
    arrange: (page) => page.route(list, (route) => route.abort()),
    shows: 'This page could not be loaded',
  },
  'offer-of-buyer': { address: counteredPath, who: 'newBuyer', shows: 'Offers' },
  'offer-accept-dialog': {
    address: counteredPath,
    who: 'newBuyer',
    shows: 'Offers',
    prepare: (page) => press(page, /^Accept/),
  },
  'offer-of-seller': { address: openPath, who: 'newSeller', shows: 'Offers' },
  'offer-accept-dialog-seller': {
    address: openPath,
    who: 'newSeller',
    shows: 'Offers',
    prepare: (page) => press(page, /^Accept/),
  },
  'offer-answer-dialog': { address: openPath, who: 'newSeller', shows: 'Offers', prepare: answerWrongly },
  'offer-decline-dialog': {
    address: openPath,
    who: 'newSeller',
    shows: 'Offers',
    prepare: (page) => press(page, 'Decline'),
  },
  'offer-withdraw-dialog': {
    address: openPath,
    who: 'newBuyer',
    shows: 'Offers',
    prepare: (page) => press(page, 'Take it back'),
  },
  'offer-not-there': {
    address: `${LIST}/nothing/nobody`,
    who: 'newBuyer',
    shows: 'Opps! Looks Like You Are Lost In Space',
  },
  'offer-out-of-reach': {
    address: openPath,
    who: 'newBuyer',
    arrange: (page) => page.route(pair, (route) => route.abort()),
    shows: 'This page could not be loaded',
  },
  'bike-offer-dialog': { address: freshBike, who: 'newBuyer', prepare: (page) => press(page, /^Make an offer/) },
  'bike-offered-for': { address: offeredBike, who: 'newBuyer', prepare: isOffered },
  'edit-product-offers': { address: ownBike, who: 'newSeller', prepare: termsAreThere },
};

let open: Promise<Offers> | undefined;
let counter: Promise<Offers> | undefined;

const bikeOf = ({ people: { newSeller } }: Stage) => aBikeOf(newSeller, here());

/** Waits for the seller. */
const openOffer = (stage: Stage) =>
  (open ??= bikeOf(stage).then((productId) => offered({ buyer: stage.people.newBuyer, productId }, 1200)));

/** Waits for the buyer. */
const counterOffer = (stage: Stage) => (counter ??= answer(stage));

async function answer(stage: Stage) {
  const { newBuyer: buyer, newSeller } = stage.people;
  const productId = await bikeOf(stage);
  await declined(newSeller, await offered({ buyer, productId }, 900));
  return countered(newSeller, await offered({ buyer, productId }, 1200), 1300);
}

let much: Promise<unknown> | undefined;

function haggleMuch(_page: Page, stage: Stage) {
  much ??= haggle(stage);
  return much;
}

async function haggle(stage: Stage) {
  await Promise.all([openOffer(stage), counterOffer(stage)]);
  const { newBuyer: buyer, newSeller } = stage.people;
  await declined(newSeller, await offered({ buyer, productId: await bikeOf(stage) }, 500));
  await accepted(newSeller, await offered({ buyer, productId: await bikeOf(stage) }, 1400));
}

async function openPath(stage: Stage) {
  return offersPath(await openOffer(stage));
}
async function counteredPath(stage: Stage) {
  return offersPath(await counterOffer(stage));
}
async function freshBike(stage: Stage) {
  return `/products/${await bikeOf(stage)}`;
}
async function offeredBike(stage: Stage) {
  return `/products/${(await openOffer(stage)).productId}`;
}
async function ownBike(stage: Stage) {
  return `/dashboard/editproduct/${await stage.wholeBike()}`;
}

async function press(page: Page, name: string | RegExp) {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function answerWrongly(page: Page) {
  await press(page, 'Answer with another amount');
  await page.getByRole('dialog').getByLabel('Your offer ($)').fill('100');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('dialog')).toContainText('Please offer an amount');
}

function isOffered(page: Page) {
  return expect(page.getByRole('link', { name: 'Your offer' })).toBeVisible();
}

function termsAreThere(page: Page) {
  return expect(page.getByRole('region', { name: 'Offers' }).getByRole('button')).toBeVisible();
}
