import type { OfferSide } from '#contract/offer-machine.ts';
import { t } from '#language/t.ts';
import type { Sql } from '../database/connect.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { viewerById } from '../users/users.ts';
import * as queries from './queries.ts';

export interface Sided extends queries.OfferRow {
  /** The viewer's. */
  side: OfferSide;
}

/** Offers of others are not there. */
export async function ownOffer(sql: Sql, viewer: Viewer, id: string): Promise<Sided> {
  const [offer] = await queries.ofSide(sql, viewer.id, id);
  if (!offer) throw notFound('offer');
  return { ...offer, side: viewer.id === offer.buyerId ? 'buyer' : 'seller' };
}

/** The rules of booking are the buyer's, whoever acts. Undefined: has left. */
export async function buyerOf(sql: Sql, viewer: Viewer, { buyerId }: { buyerId: string }): Promise<Viewer | undefined> {
  return viewer.id === buyerId ? viewer : viewerById(sql, buyerId);
}

export const hasEnded = () => conflict('offer-moved-on', t('This offer has ended. Please look at it again.'));
