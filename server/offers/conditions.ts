import type { DealSettings } from '#contract/deal-settings.ts';
import type { OfferSide } from '#contract/offer-machine.ts';
import type { OfferSettings } from '#contract/offer-settings.ts';
import { t } from '#language/t.ts';
import type { Db, Fragment } from '../database/connect.ts';
import { bookableFrom } from '../deals/bookings/bookings.ts';
import { conflict, type HttpError, tooMany } from '../http/errors.ts';
import { takesOffers } from '../products/products.ts';

/** A side of a buyer and the seller of a bike. */
export interface Bidder {
  productId: string;
  buyerId: string;
  sellerId: string;
  side: OfferSide;
  settings: OfferSettings;
  deals: Pick<DealSettings, 'payHours' | 'unpaidBookings' | 'againHours'>;
}

interface Condition {
  /** Of the row `p` of products. */
  sql(db: Db, bidder: Bidder): Fragment;
  refusal(bidder: Bidder): HttpError;
}

const notTaken = 'offers-not-taken' as const;

/** For each new offer, besides the rules of booking the bike; the first broken one explains the refusal. */
const CONDITIONS = {
  'takes-offers': {
    sql: (db) => takesOffers(db),
    refusal: () => conflict(notTaken, t('The seller takes no offers on this bike. It can be booked at its price.')),
  },
  'none-open': {
    sql: (db, { buyerId }) => db`
      not exists (select 1 from offers where product_id = p.id and buyer_id = ${buyerId} and status = 'open')`,
    refusal: () =>
      conflict('offer-moved-on', t('There is an open offer on this bike already: answer it, or take it back first.')),
  },
  'side-has-left': {
    sql: (db, bidder) => db`${madeBy(db, { ...bidder, productId: db`p.id` })} < ${bidder.settings.aSide}`,
    refusal: ({ settings: { aSide } }) =>
      conflict(
        'too-many-offers',
        t('You have made {aSide, plural, one {# offer} other {# offers}} here, and that is as many as there can be.', {
          aSide,
        }),
      ),
  },
  'day-has-left': {
    sql: (db, { side, buyerId, settings: { aDay } }) =>
      side === 'seller'
        ? db`true`
        : db`(select count(*) from offers where buyer_id = ${buyerId} and author = 'buyer'
            and made_at > now() - interval '1 day') < ${aDay}`,
    refusal: ({ settings: { aDay } }) =>
      tooMany(
        t('You have made {aDay, plural, one {# offer} other {# offers}} within a day. Please go on later.', { aDay }),
      ),
  },
  'bike-has-room': {
    sql: (db, { settings: { onOneBike } }) => db`
      (select count(*) from offers where product_id = p.id and status = 'open') < ${onOneBike}`,
    refusal: () =>
      conflict('too-many-offers', t('Many people are waiting for an answer on this bike. Please try again later.')),
  },
  'not-given-up': {
    sql: (db, { buyerId, deals }) => db`
      coalesce(${bookableFrom(db, { productId: db`p.id`, buyerId, settings: deals })} <= clock_timestamp(), true)`,
    refusal: ({ side, deals: { againHours } }) =>
      conflict(
        'given-up-before',
        side === 'buyer'
          ? t(
              'You booked this bike before and did not pay, so now it is others’ turn, for {hours, plural, one {# hour} other {# hours}}.',
              { hours: againHours },
            )
          : t('This buyer cannot book the bike now. Please try again later.'),
      ),
  },
} satisfies Record<string, Condition>;

export type ConditionName = keyof typeof CONDITIONS;
export const CONDITION_NAMES = Object.keys(CONDITIONS) as ConditionName[];

interface Author {
  productId: string | Fragment;
  buyerId: string | Fragment;
  side: OfferSide;
}

export const madeBy = (db: Db, { productId, buyerId, side }: Author) => db`
  (select count(*)::int from offers where product_id = ${productId} and buyer_id = ${buyerId} and author = ${side})`;

export const sqlOf = (name: ConditionName) => (CONDITIONS[name] as Condition).sql;

export const allHold = (db: Db, bidder: Bidder, except: ConditionName[] = []): Fragment =>
  CONDITION_NAMES.filter((name) => !except.includes(name))
    .map((name) => sqlOf(name)(db, bidder))
    .reduce((all, one) => db`${all} and ${one}`);

export const refusalBy = (name: ConditionName, bidder: Bidder) => (CONDITIONS[name] as Condition).refusal(bidder);
