import { listBookings } from '#contract/bookings.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { disputeDeal } from '#contract/deals.ts';
import { LARGEST_PAGE } from '#contract/pagination.ts';
import { removeProduct } from '#contract/products.ts';
import { reportProduct } from '#contract/reports.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { aConversationOf, aMessagePhotoOf, say } from '../../test/conversations.ts';
import { A_QUEUED_TEXT, A_WITHHELD_TEXT, decideAs } from '../../test/listing-reviews.ts';
import type { Marketplace } from '../../test/marketplace.ts';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { knowCalibrations, measured } from '../calibrations.ts';
import { known, theAdmin } from '../cast.ts';
import { aBikeOf } from '../deals.ts';
import { pay } from '../paid-deals.ts';
import { aPhotographedBike, everyFact, landscapes } from '../photographed.ts';
import { check, tellOf } from '../reviewed-bikes.ts';
import { aCheckedImport, aDoneImport, anImport } from '../stock.ts';
import { aValuedBike } from '../valued-bikes.ts';

/** An unbreakable word, for overflow checks. */
const LONG_WORD = 'Weltumsegelungsmotorrad'.repeat(5);
const LONG_TEXT = `${LONG_WORD}\n${'It was never dropped, and it starts at the first push. '.repeat(30)}`;

const WORDY_PRICE = 999_999.98;

const FEW_ROWS = `Bike,Price (INR),City\nYamaha Fazer 2015,60000,Nagpur\nYamaha ${LONG_WORD} 2016,none,Pune\n`;

export type Person =
  | 'buyer'
  | 'seller'
  | 'admin'
  | 'newBuyer'
  | 'newSeller'
  | 'wordyBuyer'
  | 'wordySeller'
  | 'suspendedBuyer';

export interface Stage {
  people: Record<Person, Caller>;
  /** By status; the buyer's deals are reserved and sold. */
  bikes: Record<'available' | 'reserved' | 'sold' | 'removed', string>;
  /** Unpaid, of the buyer. */
  bookingId: string;
  /** Many photos and every field; created on demand. */
  wholeBike(): Promise<string>;
  /** A broken picture and few fields. */
  plainBike(): Promise<string>;
  /** Others like it are on sale; created on demand. */
  valuedBike(): Promise<string>;
  /** How often ranges held real sales is known. */
  calibrations(): Promise<unknown>;
  /** Long texts; created on demand, as it changes the look of lists. */
  wordyDeal(): Promise<{ productId: string; bookingId: string }>;
  /** Long words and photos, about a bike that nobody has booked; created on demand. */
  wordyTalk(): Promise<string>;
  /** Of the new buyer and the wordy seller. */
  shortTalk(): Promise<string>;
  /** A dispute that awaits a decision, created on demand; returns the booking id. */
  wordyDispute(): Promise<string>;
  /** Created on demand: two imports of the seller, by state, and a finished one with long texts. */
  imports(): Promise<Record<'read' | 'checked' | 'done', string>>;
  /** Created on demand: a withheld listing and a queued one, and two of the wordy seller, one of them hidden by an admin. */
  reviews(): Promise<void>;
}

/** The demo marketplace with extra users, some of them with long texts. */
export async function setStage(marketplace: Marketplace): Promise<Stage> {
  const people = await gather(marketplace);
  const { buyer, newBuyer, newSeller } = people;
  const bought = (await buyer.call(listBookings, { params: { email: buyer.email } })).body;
  const onSale = (
    await newBuyer.call(listCategoryProducts, { params: { brandName: 'HERO' }, query: { limit: LARGEST_PAGE } })
  ).body;
  const unpaid = found(bought.find(({ status }) => status === 'booked'));
  let deal: ReturnType<Stage['wordyDeal']> | undefined;
  let talk: Promise<string> | undefined;
  let short: Promise<string> | undefined;
  let dispute: Promise<string> | undefined;
  let whole: Promise<string> | undefined;
  let plain: Promise<string> | undefined;
  let valued: Promise<string> | undefined;
  let imports: ReturnType<Stage['imports']> | undefined;
  let reviews: ReturnType<Stage['reviews']> | undefined;
  return {
    people,
    bikes: {
      available: found(onSale.find(({ may, isVarified }) => may.book && isVarified))._id,
      reserved: unpaid.productId,
      sold: found(bought.find(({ paid }) => paid)).productId,
      removed: await aRemovedBike(newSeller, marketplace),
    },
    bookingId: unpaid._id,
    wholeBike: () => (whole ??= aWholeBike(newSeller, marketplace)),
    plainBike: () => (plain ??= aBikeOf(newSeller, marketplace, { img: `${marketplace.url}/nothing.jpg` })),
    calibrations: () => knowCalibrations(marketplace, measured),
    valuedBike: () => (valued ??= aValuedBike(newSeller, marketplace)),
    wordyDeal: () => (deal ??= aWordyDeal(people, marketplace)),
    wordyTalk: () => (talk ??= aWordyTalk(people, marketplace)),
    shortTalk: () => (short ??= aShortTalk(people, marketplace)),
    wordyDispute: () => (dispute ??= aWordyDispute(people, marketplace)),
    imports: () => (imports ??= threeImports(people, marketplace)),
    reviews: () => (reviews ??= someReviews(people, marketplace)),
  };
}

async function gather(marketplace: Marketplace): Promise<Stage['people']> {
  const { url } = marketplace;
  const demoPerson = (email: string) => known(marketplace, email, 'kickstand');
  const [buyer, seller, admin] = await Promise.all([
    demoPerson('buyer@example.com'),
    demoPerson('seller@example.com'),
    theAdmin(marketplace),
  ]);
  const wordy = (role: string) => ({
    name: LONG_WORD.slice(0, 90),
    email: `${LONG_WORD.slice(0, 50)}@${role}.example`,
  });
  const [newBuyer, newSeller, wordyBuyer, wordySeller, suspendedBuyer] = await Promise.all([
    newcomer(url, 'buyer', { name: 'Noor Haddad', email: 'noor@buyer.example' }),
    newcomer(url, 'seller', { name: 'Iker Zabala', email: 'iker@seller.example' }),
    newcomer(url, 'buyer', wordy('buyer')),
    newcomer(url, 'seller', wordy('seller')),
    newcomer(url, 'buyer', wordy('suspended')),
  ]);
  return { buyer, seller, admin, newBuyer, newSeller, wordyBuyer, wordySeller, suspendedBuyer };
}

async function aWordyDeal({ wordyBuyer, wordySeller }: Stage['people'], marketplace: Marketplace) {
  const productId = await aBikeOf(wordySeller, marketplace, {
    productName: LONG_WORD,
    sellerLocation: LONG_WORD,
    disc: LONG_TEXT,
    orgPrice: 999_999.99,
    resalePrice: WORDY_PRICE,
    categoryName: 'BAJAJ',
  });
  return { productId, bookingId: await aBookingOf(wordyBuyer, productId) };
}

async function aWordyDispute(people: Stage['people'], marketplace: Marketplace) {
  const { wordyBuyer: buyer } = people;
  const { bookingId } = await aWordyDeal(people, marketplace);
  await pay({ buyer, bookingId }, WORDY_PRICE);
  await buyer.call(disputeDeal, { params: { id: bookingId }, body: { words: LONG_TEXT, photos: [] } });
  return bookingId;
}

async function threeImports({ seller, wordySeller }: Stage['people'], marketplace: Marketplace) {
  const done = await aDoneImport(wordySeller, marketplace, { text: FEW_ROWS });
  const read = await anImport(seller, marketplace, { fileName: `${LONG_WORD}.csv` });
  const checked = await aCheckedImport(seller, marketplace, { fileName: `${LONG_WORD}.csv` });
  return { read: read._id, checked: checked._id, done: done._id };
}

async function someReviews(
  { newSeller, wordySeller, admin, newBuyer, wordyBuyer }: Stage['people'],
  marketplace: Marketplace,
) {
  const wordy = { productName: LONG_WORD, sellerLocation: LONG_WORD };
  const withheld = await aPhotographedBike(newSeller, marketplace, landscapes(4), { disc: A_WITHHELD_TEXT });
  const queued = await aBikeOf(newSeller, marketplace, { productName: 'Bajaj Pulsar 150', disc: A_QUEUED_TEXT });
  const long = await aBikeOf(wordySeller, marketplace, { ...wordy, disc: `${A_WITHHELD_TEXT}\n${LONG_TEXT}` });
  const hidden = await aBikeOf(wordySeller, marketplace, { ...wordy, disc: A_WITHHELD_TEXT });
  for (const reporter of [newBuyer, wordyBuyer]) await reporter.call(reportProduct, { params: { id: queued } });
  await check(marketplace, [withheld, queued, long, hidden]);
  await decideAs(admin, hidden, 'hide', { words: LONG_TEXT.slice(0, 900) });
  await tellOf(marketplace, hidden);
}

async function aWordyTalk({ wordyBuyer, wordySeller }: Stage['people'], marketplace: Marketplace) {
  const productId = await aBikeOf(wordySeller, marketplace, { productName: LONG_WORD, resalePrice: WORDY_PRICE });
  const id = await aConversationOf(wordyBuyer, productId);
  await say(wordySeller, id, { words: LONG_TEXT });
  await say(wordyBuyer, id, { words: 'May I see it on Saturday, Nov 28, 2026?' });
  await say(wordyBuyer, id, { photos: [await aMessagePhotoOf(wordyBuyer), await aMessagePhotoOf(wordyBuyer)] });
  await say(wordySeller, id, { words: 'Yes. Come at ten.' });
  return id;
}

async function aShortTalk({ newBuyer, wordySeller }: Stage['people'], marketplace: Marketplace) {
  return aConversationOf(newBuyer, await aBikeOf(wordySeller, marketplace));
}

function aWholeBike(seller: Caller, marketplace: Marketplace) {
  const shapes = [...landscapes(8), { width: 900, height: 1200, alt: 'The left side, in the sun' }];
  return aPhotographedBike(seller, marketplace, shapes.reverse(), { ...everyFact, frameNumber: 'WHOLEBIKE01' });
}

async function aRemovedBike(seller: Caller, marketplace: Marketplace) {
  const id = await aBikeOf(seller, marketplace);
  await seller.call(removeProduct, { params: { id } });
  return id;
}

function found<T>(value: T | undefined): T {
  if (!value) throw new Error('The demo marketplace lacks what is to be shown');
  return value;
}
