import type { FastifyBaseLogger } from 'fastify';
import { demoBikes } from '../../demo/bikes.ts';
import { demoPeople } from '../../demo/people.ts';
import { demoReports } from '../../demo/reports.ts';
import type { Identity } from '../../identity/identity.ts';
import type { AppContext } from '../context.ts';
import { bookProduct, readBooking } from '../deals/bookings/bookings.ts';
import type { Viewer } from '../http/viewer.ts';
import { preparePayment, recordPayment } from '../money/payments/payments.ts';
import { advertiseProduct, listProduct, newestProducts } from '../products/products.ts';
import { reportProduct } from '../reports/reports.ts';
import { admitUser, join, promoteToAdmin, verifySeller, viewerById } from '../users/users.ts';
import { goOn } from './deals.ts';
import * as queries from './queries.ts';
import { payByTestCard } from './test-card.ts';

const DAY = 86_400_000;

export { fillGalleries } from './galleries.ts';

type Bike = (typeof demoBikes)[number];
type People = Map<string, Viewer>;

/** Fills an empty marketplace with users, bikes and deals through the regular verbs. */
export async function fillDemo(
  market: AppContext,
  identity: Pick<Identity, 'issuer' | 'enrol'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const [any] = await newestProducts(market.sql, undefined, { limit: 1 });
  if (any) return;
  const people: People = new Map();
  const cards: CardProvider = { isOpen: true, log };
  await Promise.all(
    demoPeople.map(async (person) => people.set(person.email, await settleIn(market, identity, person))),
  );
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
  await queries.mailNothing(market.sql);
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
  if (role === 'admin') await promoteToAdmin(market, user);
  if (person.isVarified) await verifySeller(market, email);
  return (await viewerById(sql, user.id)) ?? user;
}

async function list(market: AppContext, people: People, bike: Bike, cards: CardProvider): Promise<string> {
  const { sql } = market;
  const seller = known(people, bike.sellerEmail);
  const listedAt = new Date(Date.now() - bike.listedDaysAgo * DAY);
  const prices = { orgPrice: bike.orgPrice * 100, resalePrice: bike.resalePrice * 100 };
  const id = await listProduct(sql, seller, { photos: [], papers: [], service: [], ...bike, ...prices }, { listedAt });
  if (bike.isAdvertized) await advertiseProduct(sql, seller, id);
  if (!bike.buyerEmail) return id;
  const buyer = known(people, bike.buyerEmail);
  const meeting = { number: phoneOf(buyer), location: bike.sellerLocation };
  const bookingId = await bookProduct(market, buyer, { productId: id, ...meeting });
  if (bike.status === 'sold' && (await hasPaid(market, buyer, bookingId, cards))) {
    await goOn(market, { seller, buyer }, bookingId, bike.stage ?? 'completed', bike.sellerLocation);
  }
  return id;
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

const phoneOf = (viewer: Viewer) => demoPeople.find(({ email }) => email === viewer.email)?.phone ?? '';

function known(people: People, email: string): Viewer {
  const person = people.get(email);
  if (!person) throw new Error(`${email} is not a demo person`);
  return person;
}
