import {
  type OfferAct,
  type OfferClosing,
  type OfferSide,
  type OfferStatus,
  offerMove,
} from '#contract/offer-machine.ts';
import { lowestOffer } from '#contract/offer-settings.ts';
import type { Person } from './cast.ts';
import type { Race } from './race.ts';

export interface OfferRow {
  id: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  author: OfferSide;
  cents: number;
  status: OfferStatus;
  reason: OfferClosing | null;
  isOpen: boolean;
}

export const offerRows = ({ town: { sql } }: Race, bikes: string[]) => sql<OfferRow[]>`
  select id, product_id as "productId", buyer_id as "buyerId", seller_id as "sellerId", author, amount_cents as cents,
    status, reason, status = 'open' and due_at > now() as "isOpen"
  from offers where product_id = any (${bikes}) order by id`;

/** The newest of each buyer. */
export const latestOf = async (race: Race, productId: string) => {
  const rows = await offerRows(race, [productId]);
  return rows.filter(({ id, buyerId }) => !rows.some((later) => later.buyerId === buyerId && later.id > id));
};

export const sideOn = ({ buyerId, sellerId }: OfferRow, { id }: Person): OfferSide | undefined =>
  id === buyerId ? 'buyer' : id === sellerId ? 'seller' : undefined;

interface DealCall {
  productId: string;
  person: Person;
  offer?: OfferRow | undefined;
}

/** What decides on the person's next offer on this bike. */
export async function prospectOf({ town: { sql } }: Race, { productId, person, offer }: DealCall) {
  const buyerId = offer?.buyerId ?? person.id;
  const side: OfferSide = offer && person.id === offer.sellerId ? 'seller' : 'buyer';
  const [found] = await sql<{ priceCents: number; made: number; mayMake: boolean }[]>`
    select p.resale_price_cents as "priceCents",
      (select count(*) from offers where product_id = p.id and buyer_id = ${buyerId} and author = ${side})::int as made,
      p.status = 'available' and p.seller_id <> ${person.id}
        and coalesce((select takes_offers from offer_terms where product_id = p.id), true)
        and not exists (select 1 from offers
          where product_id = p.id and buyer_id = ${buyerId} and status = 'open' and due_at > now())
        and not exists (select 1 from blocks
          where blocker_id = p.seller_id and blocked_id = ${person.id}
            or blocker_id = ${person.id} and blocked_id = p.seller_id) as "mayMake"
    from products p where p.id = ${productId}`;
  const known = found ?? { priceCents: 0, made: 0, mayMake: false };
  return { ...known, side, answeredCents: offer && sideOn(offer, person) !== offer.author ? offer.cents : undefined };
}

/** As the rules say it, in cents. */
export function rangeFor(
  { town }: Race,
  { side, priceCents, answeredCents }: Awaited<ReturnType<typeof prospectOf>>,
  what: OfferAct,
) {
  if (!('makes' in offerMove(what))) return undefined;
  const lowest = lowestOffer(priceCents, town.market.market.offers);
  const from = side === 'seller' && answeredCents ? answeredCents + 1 : lowest;
  const to = (side === 'buyer' && answeredCents ? Math.min(answeredCents, priceCents) : priceCents) - 1;
  return from <= to ? { from, to } : undefined;
}
