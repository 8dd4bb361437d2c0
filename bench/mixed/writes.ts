import type { WholeProduct } from '#contract/products.ts';
import { payByTestCard } from '#server/demo/test-card.ts';
import { bikeToList, editOf } from './listing.ts';
import type { Person } from './people.ts';
import type { Act } from './reads.ts';
import { aBike, type Trade } from './trade.ts';
import type { Answered } from './wire.ts';

/** Weights per 1,000 requests; a payment takes three, an edit two. */
export const WRITES: [act: Act, share: number][] = [
  [list, 3],
  [edit, 4],
  [book, 3],
  [pay, 2],
  [advertise, 2],
  [favourite, 2],
];

interface Done<Body> {
  answer: Answered;
  body: Body;
}

interface Write {
  kind: string;
  method: string;
  path: string;
  body?: object;
  due?: number;
  /** Another may have been first. */
  mayConflict?: boolean;
}

/** Undefined after a conflict or a failure. */
async function act<Body>(
  trade: Trade,
  who: Person,
  { kind, method, path, body, due, mayConflict = true }: Write,
): Promise<Done<Body> | undefined> {
  const token = await trade.crowd.tokenOf(who);
  const answer = await trade.wire.ask(`/api${path}`, { method, token, ...(body && { body }) });
  const refused = mayConflict && answer.status === 409;
  trade.tally.answered(kind, 'write', answer.at + answer.ms - (due ?? answer.at), { refused });
  if (answer.status === 200) return { answer, body: JSON.parse(await answer.text()) as Body };
  if (answer.status === 503) trade.tally.failed(`${kind} answered 503`);
  else if (!refused) trade.tally.fault(`${kind} answered ${answer.status}: ${await answer.text()}`);
}

async function list(trade: Trade, due: number) {
  const { seller } = trade.chance.weighed(trade.crowd.bikes);
  const bike = bikeToList(trade);
  const request = { kind: 'list a bike', method: 'POST', path: '/product', body: bike, due };
  const done = await act<{ insertedId: string }>(trade, seller, request);
  if (!done) return;
  trade.known.listed(bike.categoryName, done.body.insertedId);
  trade.listed.push({ id: done.body.insertedId, name: bike.productName, brand: bike.categoryName, seller });
}

async function edit(trade: Trade, due: number) {
  const { id, seller } = aBike(trade);
  const read = { kind: 'read to edit', method: 'GET', path: `/product/${id}`, due };
  const before = await act<WholeProduct>(trade, seller, read);
  if (!before?.body.isAvailable || before.body.isReserved) return;
  const edited = editOf(before.body);
  const written = { kind: 'edit a price', method: 'PUT', path: `/product/${id}`, body: edited };
  if (await act(trade, seller, written)) trade.known.priced(id, edited.resalePrice);
}

async function book(trade: Trade, due: number) {
  const { chance, crowd, known, unpaid } = trade;
  const { id } = chance.weighed(crowd.bikes);
  const buyer = chance.pick(crowd.buyers);
  const body = { productId: id, number: '+880 1800-000000', location: 'At the fountain' };
  const done = await act<{ insertedId: string }>(trade, buyer, {
    kind: 'book a bike',
    method: 'POST',
    path: '/booking',
    body,
    due,
  });
  if (!done) return;
  known.booked(id);
  const path = `/bookings/${done.body.insertedId}`;
  const booking = await act<{ resalePrice: number }>(trade, buyer, { kind: 'read a booking', method: 'GET', path });
  if (booking) unpaid.push({ id: done.body.insertedId, price: booking.body.resalePrice, buyer });
}

async function pay(trade: Trade, due: number) {
  const booking = trade.unpaid.shift();
  if (!booking) return book(trade, due);
  const { id: bookingId, price: resalePrice, buyer } = booking;
  const intent = await act<{ clientSecret: string }>(trade, buyer, {
    kind: 'prepare a payment',
    method: 'POST',
    path: '/create-payment-intent',
    body: { bookingId, resalePrice },
    due,
    mayConflict: false,
  });
  if (!intent) return;
  const begun = performance.now();
  const transactionId = await payByTestCard(trade.config, intent.body.clientSecret);
  trade.tally.answered('pay by card, at the provider', 'write', performance.now() - begun);
  const paid = await act<{ status: string }>(trade, buyer, {
    kind: 'record a payment',
    method: 'POST',
    path: '/payments',
    body: { bookingId, transactionId },
    mayConflict: false,
  });
  if (paid && paid.body.status !== 'succeeded') trade.tally.fault('a payment was not recorded');
}

function advertise(trade: Trade, due: number) {
  const { id, seller } = aBike(trade);
  return act(trade, seller, { kind: 'advertise a bike', method: 'PUT', path: `/products/${id}`, due });
}

async function favourite(trade: Trade, due: number) {
  const buyer = trade.chance.pick(trade.crowd.buyers);
  const method = trade.chance.next() < 0.8 ? 'PUT' : 'DELETE';
  const kind = method === 'PUT' ? 'keep a favourite' : 'forget a favourite';
  return act(trade, buyer, { kind, method, path: `/favourite/${aBike(trade).id}`, due });
}
