import { type OfferAct, type OfferClosing, type OfferStatus, offerMove } from '#contract/offer-machine.ts';
import { type Message, message, t } from '#language/t.ts';
import type { Db } from '../database/connect.ts';
import { conflict, forbidden, type HttpError, notFound } from '../http/errors.ts';
import type { Sided } from './own.ts';
import * as queries from './queries.ts';

const ENDED: Record<Exclude<OfferStatus, 'open' | 'closed'>, Message> = {
  accepted: message('This offer is accepted already.'),
  countered: message('This offer was answered with another one. Please look at that.'),
  declined: message('This offer was declined.'),
  withdrawn: message('This offer was taken back.'),
  expired: message('This offer was not answered in time, so it has expired.'),
};

const CLOSED: Record<OfferClosing, Message> = {
  booked: message('This offer has ended: the bike is booked.'),
  'another-accepted': message('This offer has ended: another one was accepted.'),
  removed: message('This offer has ended: the bike was taken off the market.'),
  'price-lowered': message('This offer has ended: the bike costs no more than that now.'),
  'offers-stopped': message('This offer has ended: the seller takes no offers on this bike any more.'),
  'brand-retired': message('This offer has ended: the brand is no longer sold here.'),
  blocked: message('This offer has ended.'),
  left: message('This offer has ended: the other one has left Kickstand.'),
};

/** Undefined: as far as the offer goes, the verb is possible. */
export async function barTo(db: Db, offer: Sided, verb: OfferAct): Promise<HttpError | undefined> {
  const [standing] = await queries.standing(db, offer);
  if (!standing) return notFound('offer');
  const { status, reason } = standing;
  if (status !== 'open')
    return conflict('offer-moved-on', t(status === 'closed' ? CLOSED[reason ?? 'removed'] : ENDED[status]));
  const isAuthor = offer.side === offer.author;
  if (isAuthor === (offerMove(verb).who === 'author')) return undefined;
  return forbidden(
    isAuthor ? t('This is your own offer: the other side answers it.') : t('Only who made it can take it back.'),
  );
}

export const refusalOf = async (db: Db, offer: Sided, verb: OfferAct) =>
  (await barTo(db, offer, verb)) ?? conflict('offer-moved-on', t('This offer has moved on. Please look at it again.'));
