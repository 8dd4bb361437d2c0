import type { FastifyBaseLogger } from 'fastify';
import { savedAddress } from '#contract/saved-searches.ts';
import { demoBikes } from '../../demo/bikes.ts';
import { type DemoConversation, demoConversations } from '../../demo/conversations.ts';
import { type EarlierDeal, earlierDeals } from '../../demo/earlier-deals.ts';
import { type DemoOfferAct, demoOfferSteps, haggledOver } from '../../demo/offers.ts';
import { demoPeople } from '../../demo/people.ts';
import { demoReports } from '../../demo/reports.ts';
import { demoSavedSearches } from '../../demo/saved-searches.ts';
import type { Identity } from '../../identity/identity.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { bookProduct, readBooking } from '../deals/bookings/bookings.ts';
import type { Viewer } from '../http/viewer.ts';
import { rebuildMarketFigures } from '../market-figures/market-figures.ts';
import { preparePayment, recordPayment } from '../money/payments/payments.ts';
import { advertiseProduct, listProduct, newestProducts } from '../products/products.ts';
import { reportProduct } from '../reports/reports.ts';
import { saveSearch } from '../saved-searches/saved-searches.ts';
import { admitUser, join, promoteToAdmin, verifySeller, viewerById } from '../users/users.ts';
import { talk } from './conversations.ts';
import { goOn } from './deals.ts';
import { haggle } from './offers.ts';
import * as queries from './queries.ts';
import { rateEarlier, rateLatest } from './ratings.ts';
import { payByTestCard } from './test-card.ts';
import * as views from './view-queries.ts';

const DAY = 86_400_000;

export { fillGalleries } from './galleries.ts';

type Bike = (typeof demoBikes)[number];
type People = Map<string, Viewer>;

export const isEmpty = async (sql: Sql) => (await newestProducts(sql, { limit: 1 })).length === 0;

/** Fills an empty marketplace with users, bikes and deals through the regular verbs. */
export async function fillDemo(
  market: AppContext,
  identity: Pick<Identity, 'issuer' | 'enrol'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const people: People = new Map();
  const cards: CardProvider = { isOpen: true, log };
  await Promise.all(
    demoPeople.map(async (person) => people.set(person.email, await settleIn(market, identity, person))),
  );
  // Saved before the bikes are listed, which are then new matches.
  for (const { email, query, ...wish } of demoSavedSearches)
    await saveSearch(market, known(people, email), { ...wish, address: savedAddress(query) ?? '', utcOffset: 0 });
  const listed = new Map<string, string>();
  const listAll = async (bikes: Bike[]) => {
    for (const bike of bikes) listed.set(bike.productName, await list(market, people, bike, cards));
  };
  // Each seller lists from oldest to newest: the default order counts their earlier bikes of the same day.
  const oldestFirst = demoBikes.toSorted((a, b) => b.listedDaysAgo - a.listedDaysAgo);
  await Promise.all([...Map.groupBy(oldestFirst, ({ sellerEmail }) => sellerEmail).values()].map(listAll));
  for (const { productName, reporterEmails } of demoReports)
    for (const email of reporterEmails)
      await reportProduct(market.sql, known(people, email), listed.get(productName) ?? '');
  const haggleAll = async (steps: DemoOfferAct[]) => {
    for (const step of steps) {
      const bike = advertOf(step.productName);
      const buyer = known(people, step.buyerEmail);
      const seller = known(people, bike.sellerEmail);
      const productId = listed.get(bike.productName) ?? '';
      const meeting = meetingOf(bike, buyer);
      await haggle(
        market,
        { productId, buyer, seller, meeting, book: () => book(market, people, bike, productId) },
        step,
      );
    }
  };
  const talkAbout = async (conversation: DemoConversation) => {
    const { productName, buyerEmail } = conversation;
    const { sellerEmail } = advertOf(productName);
    const sides = { buyer: known(people, buyerEmail), seller: known(people, sellerEmail) };
    await talk(market, sides, listed.get(productName) ?? '', conversation);
  };
  const lookBackAll = async (deals: EarlierDeal[]) => {
    for (const deal of deals) await lookBack(market, people, deal, cards);
  };
  const offers = [...Map.groupBy(demoOfferSteps, ({ productName }) => productName).values()];
  const earlier = [...Map.groupBy(earlierDeals, ({ sellerEmail }) => sellerEmail).values()];
  await Promise.all([...offers.map(haggleAll), ...earlier.map(lookBackAll)]);
  await Promise.all(demoConversations.map(talkAbout));
  await queries.mailNothing(market.sql);
  await views.showBikes(market.sql);
  await views.leadVisitors(market.sql);
  await views.addUpForSellers(market.sql);
  await rebuildMarketFigures(market.sql);
}

async function settleIn(
  market: AppContext,
  identity: Pick<Identity, 'issuer' | 'enrol'>,
  person: (typeof demoPeople)[number],
): Promise<Viewer> {
  const { sql } = market;
  const { email, name, role, password, photoURL } = person;
  const subject = password ? await identity.enrol({ email, name, password, photoURL }) : `demo:${email}`;
  const proven = { issuer: identity.issuer, subject, email, emailVerified: true, picture: photoURL };
  const joinedAt = new Date(Date.now() - person.joinedDaysAgo * DAY);
  await join(market, proven, { email, name, role: role === 'admin' ? 'buyer' : role }, joinedAt);
  const user = await admitUser(sql, proven);
  if (!user) throw new Error(`${email} could not join the demo marketplace`);
  if (role === 'admin') await promoteToAdmin(market, user, 'owner');
  if (person.isVarified) {
    await queries.showSteps(sql, user.id);
    await verifySeller(market, email);
  }
  return (await viewerById(sql, user.id)) ?? user;
}

async function list(market: AppContext, people: People, bike: Bike, cards: CardProvider): Promise<string> {
  const { sql } = market;
  const seller = known(people, bike.sellerEmail);
  const listedAt = new Date(Date.now() - bike.listedDaysAgo * DAY);
  const prices = { orgPrice: bike.orgPrice * 100, resalePrice: bike.resalePrice * 100 };
  const id = await listProduct(
    sql,
    seller,
    { photos: [], papers: [], service: [], ...bike, ...prices },
    { listedAt, isTrusted: !bike.isDoubtful },
  );
  if (bike.isAdvertized) await advertiseProduct(sql, seller, id);
  if (!bike.buyerEmail || haggledOver.has(bike.productName)) return id;
  const { buyer, bookingId } = await book(market, people, bike, id);
  if (bike.status === 'sold' && (await hasPaid(market, buyer, bookingId, cards))) {
    await goOn(market, { seller, buyer }, bookingId, bike.stage ?? 'completed', bike.sellerLocation);
    await rateLatest(market, { seller, buyer }, bookingId, bike.productName);
  }
  return id;
}

async function book(market: AppContext, people: People, bike: Bike, productId: string) {
  const buyer = known(people, bike.buyerEmail ?? '');
  return { buyer, bookingId: await bookProduct(market, buyer, { productId, ...meetingOf(bike, buyer) }) };
}

async function lookBack(market: AppContext, people: People, deal: EarlierDeal, cards: CardProvider) {
  const advert = demoBikes.find(({ productName }) => productName === deal.like);
  if (!advert || !cards.isOpen) return;
  const { sellerEmail, buyerEmail, productName, endedDaysAgo } = deal;
  const [seller, buyer] = [known(people, sellerEmail), known(people, buyerEmail)];
  const { modelId: _, ...facts } = advert;
  const prices = { orgPrice: advert.orgPrice * 100, resalePrice: advert.resalePrice * 100 };
  const listedAt = new Date(Date.now() - (endedDaysAgo + 20) * DAY);
  const bike = { photos: [], papers: [], service: [], ...facts, ...prices, productName };
  const productId = await listProduct(market.sql, seller, bike, { listedAt, isTrusted: true });
  const bookingId = await bookProduct(market, buyer, { productId, ...meetingOf(advert, buyer) });
  if (!(await hasPaid(market, buyer, bookingId, cards))) return;
  await goOn(market, { seller, buyer }, bookingId, 'completed', advert.sellerLocation);
  await rateEarlier(market, { seller, buyer }, bookingId, deal);
}

interface CardProvider {
  isOpen: boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** An unavailable card provider leaves the demo without paid bikes, but does not fail the start. */
async function hasPaid(market: AppContext, buyer: Viewer, bookingId: string, cards: CardProvider): Promise<boolean> {
  if (!cards.isOpen) return false;
  try {
    await pay(market, buyer, bookingId);
    return true;
  } catch (error) {
    // Sellers are filled in parallel: the first failure is reported for all.
    if (cards.isOpen)
      cards.log.warn(
        { err: error },
        'The card provider cannot be reached or takes no payments of the demo: its bikes are booked, but none is paid. ' +
          'Check STRIPE_SECRET_KEY and the way to the provider; to fill the demo anew, begin with an empty database.',
      );
    cards.isOpen = false;
    return false;
  }
}

async function pay(market: AppContext, buyer: Viewer, bookingId: string) {
  const { resalePrice } = await readBooking(market.sql, buyer, bookingId);
  const secret = await preparePayment(market, buyer, { bookingId, priceCents: Math.round(resalePrice * 100) });
  const transactionId = await payByTestCard(market.config, secret);
  await recordPayment(market, buyer, { bookingId, transactionId });
}

const meetingOf = ({ sellerLocation: location }: Bike, buyer: Viewer) => ({ number: phoneOf(buyer), location });

function advertOf(name: string): Bike {
  const advert = demoBikes.find(({ productName }) => productName === name);
  if (!advert) throw new Error(`${name} is not a demo bike`);
  return advert;
}

const phoneOf = (viewer: Viewer) => demoPeople.find(({ email }) => email === viewer.email)?.phone ?? '';

function known(people: People, email: string): Viewer {
  const person = people.get(email);
  if (!person) throw new Error(`${email} is not a demo person`);
  return person;
}
