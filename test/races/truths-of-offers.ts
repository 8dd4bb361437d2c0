import assert from 'node:assert/strict';
import { type OfferRow, offerRows } from './offer-row.ts';
import type { Race } from './race.ts';

/** Invariants of offers at every moment. */
export async function assertOffers(race: Race) {
  const { town, bikes } = race;
  const { sql } = town;
  const astray = await sql`
    select o.id, p.status, o.amount_cents as cents from offers o join products p on p.id = o.product_id
      join users b on b.id = o.buyer_id join users s on s.id = o.seller_id
    where o.product_id = any (${bikes}) and o.status = 'open' and (
      p.status <> 'available' or o.amount_cents >= p.resale_price_cents or b.removed_at is not null
      or s.removed_at is not null or s.id <> p.seller_id
      or not coalesce((select takes_offers from offer_terms t where t.product_id = p.id), true)
      or exists (select 1 from blocks where (blocker_id, blocked_id) in ((b.id, s.id), (s.id, b.id))))`;
  assert.deepEqual([...astray], [], 'An offer is open that nobody can accept');
  const crowded = await sql`
    select product_id, buyer_id from offers where product_id = any (${bikes}) and status = 'open'
    group by 1, 2 having count(*) > 1`;
  assert.deepEqual([...crowded], [], 'Two have two open offers');
  const unbound = await sql`
    select o.id from offers o left join bookings b on b.product_id = o.product_id and b.offer_id = o.id
    where o.product_id = any (${bikes}) and (o.status = 'accepted') <> (b.id is not null)
    union all
    select o.id from offers o join bookings b on b.product_id = o.product_id and b.offer_id = o.id
    where o.product_id = any (${bikes})
      and (b.price_cents, b.buyer_id, b.seller_id) is distinct from (o.amount_cents, o.buyer_id, o.seller_id)
    union all
    select b.id from bookings b join products p on p.id = b.product_id
    where b.product_id = any (${bikes}) and b.offer_id is not null and b.status = 'booked'
      and b.price_cents >= p.resale_price_cents`;
  assert.deepEqual([...unbound], [], 'An accepted offer is not what was booked');
  const unpriced = await sql`
    select b.id, b.price_cents as cents from bookings b join products p on p.id = b.product_id
    where b.product_id = any (${bikes}) and b.offer_id is null and b.price_cents <> p.resale_price_cents
      and not exists (select 1 from events e where e.product_id = p.id and e.former_price_cents = b.price_cents)`;
  assert.deepEqual([...unpriced], [], 'A bike was booked at a price that it never had');
}

interface OfferNews {
  offer: string;
  person: string;
  verb: string;
}

/** In the end all have ended, each by one thing, and whom it concerns was told once. */
export async function assertOffersTold(race: Race) {
  const { town, bikes, people } = race;
  const rows = await offerRows(race, bikes);
  const gone = new Set(
    (
      await town.sql<{ id: string }[]>`
      select id from users where id = any (${people.map(({ id }) => id)}) and removed_at is not null`
    ).map(({ id }) => id),
  );
  const told = await town.sql<OfferNews[]>`
    select facts->>'offerId' as offer, user_id as person, verb from notices
    where verb like 'offer-%' and facts->>'productId' = any (${bikes})`;
  for (const offer of rows) {
    assert.notEqual(offer.status, 'open', 'An offer is open for ever');
    town.tally.add(`offer ended: ${offer.status}${offer.reason ? ` (${offer.reason})` : ''}`);
    const news = told.filter((one) => one.offer === offer.id);
    assert.equal(new Set(news.map(({ person, verb }) => `${person} ${verb}`)).size, news.length, 'Told twice');
    assertAnswered(offer, rows);
    const found = news
      .filter(({ person }) => !gone.has(person))
      .map(({ person, verb }) => `${verb} ${sideOf(offer, person)}`);
    const ways = expectedNews(offer).map((way) => way.filter((one) => !gone.has(personOf(offer, one))).sort());
    assert.ok(
      ways.some((way) => way.join() === found.sort().join()),
      `Of an offer of the ${offer.author} that is ${offer.status} ${offer.reason} was told: ${found.join(', ')}`,
    );
  }
}

const sideOf = ({ buyerId }: OfferRow, person: string) => (person === buyerId ? 'buyer' : 'seller');
const personOf = ({ buyerId, sellerId }: OfferRow, news: string) => (news.endsWith('buyer') ? buyerId : sellerId);

/** One of several, where who did it is not known. */
function expectedNews({ author, status, reason }: OfferRow): string[][] {
  const receiver = author === 'buyer' ? 'seller' : 'buyer';
  const made = ['made', 'countered'].map((verb) => `offer-${verb} ${receiver}`);
  const all = (...more: string[]) => made.map((one) => [one, ...more]);
  switch (status) {
    case 'declined':
      // Below the floor nobody is bothered.
      return [...all(`offer-declined ${author}`), ...(author === 'buyer' ? [[]] : [])];
    case 'withdrawn':
      return all(`offer-withdrawn ${receiver}`);
    case 'expired':
      return all(`offer-expired ${author}`);
    case 'closed':
      if (reason === 'blocked') return all();
      if (reason === 'left') return [...all('offer-closed buyer'), ...all('offer-closed seller')];
      // The buyer may have booked the bike.
      return [...all('offer-closed buyer'), ...(reason === 'booked' ? all() : [])];
    default:
      return all();
  }
}

/** A countered offer is followed by one of the other side. */
function assertAnswered({ id, productId, buyerId, author, status }: OfferRow, rows: OfferRow[]) {
  if (status !== 'countered') return;
  const [next] = rows.filter((row) => row.productId === productId && row.buyerId === buyerId && row.id > id);
  assert.ok(next && next.author !== author, 'A countered offer was not answered');
}
