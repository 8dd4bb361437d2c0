import { t } from '#language/t.ts';
import { conflict, forbidden, gone, type HttpError, notFound, suspended } from '../http/errors.ts';
import { contactClosed } from '../users/blocks/blocks.ts';
import type { BikeState, CONDITIONS } from './conditions.ts';

/** `already`: nothing left to do, which is no error. */
export type Refusal = HttpError | 'already';

export type Rule = readonly [condition: keyof typeof CONDITIONS, refusal: (bike: BikeState) => Refusal];

const notYours = () => notFound('bike');
const withdrawn = () => gone('bike');
const ownBike = () => conflict('own-product', t('This is your own bike.'));
const already = () => 'already' as const;

/** Buttons, SQL guards and refusals follow from this table. The first broken rule explains the refusal. */
export const RULES = {
  book: [
    ['not-admin', () => forbidden(t('Admins keep the market; they do not buy on it.'))],
    ['not-suspended', suspended],
    ['not-withdrawn', withdrawn],
    ['not-own', ownBike],
    ['brand-not-retired', withdrawn],
    ['not-blocked', contactClosed],
    ['available', () => conflict('already-booked', t('Already Booked'))],
  ],
  ask: [
    ['not-admin', () => forbidden(t('Admins keep the market; they do not ask about bikes.'))],
    ['not-withdrawn', withdrawn],
    ['not-own', ownBike],
    ['brand-not-retired', withdrawn],
    ['not-blocked', contactClosed],
    ['on-sale-or-own-booking', () => conflict('not-available', t('This bike is sold.'))],
  ],
  save: [
    ['not-withdrawn', withdrawn],
    ['brand-not-retired', withdrawn],
    ['on-sale', () => conflict('not-available', t('This bike is sold.'))],
  ],
  inspect: [
    ['not-withdrawn', withdrawn],
    ['on-sale-or-own', () => conflict('not-available', t('This bike is sold.'))],
  ],
  report: [
    ['not-withdrawn', withdrawn],
    ['not-own', ownBike],
    ['not-reported', already],
  ],
  edit: [
    ['own', notYours],
    ['not-removed', withdrawn],
    ['available-or-withheld', (bike) => conflict('not-available', taken(bike))],
  ],
  remove: [
    ['own-or-moderated', notYours],
    ['not-removed', already],
    [
      'available-or-withheld',
      () => conflict('booking-alive', t('Somebody has booked or bought this bike, so it cannot be removed now.')),
    ],
  ],
  'set-offer-terms': [
    ['own', notYours],
    ['not-withdrawn', withdrawn],
    ['on-sale', () => conflict('not-available', t('This bike is sold: it takes no offers.'))],
  ],
  advertise: [
    ['own', notYours],
    ['not-withdrawn', withdrawn],
    ['on-sale', () => conflict('not-available', t('This bike is sold: there is nothing to advertise.'))],
    ['not-advertised', already],
  ],
  hide: [
    ['own', notYours],
    ['not-withdrawn', withdrawn],
    ['sold', () => conflict('not-available', t('Only sold bikes can be hidden.'))],
    ['not-hidden', already],
  ],
  unhide: [
    ['own', notYours],
    ['not-withdrawn', withdrawn],
    ['sold', () => conflict('not-available', t('Only sold bikes can be hidden.'))],
    ['hidden', already],
  ],
} as const satisfies Record<string, readonly Rule[]>;

export type Action = keyof typeof RULES;

const taken = ({ status }: Pick<BikeState, 'status'>) =>
  status === 'sold'
    ? t('This bike is sold, so it cannot be changed now.')
    : t('Somebody has booked this bike, so it cannot be changed now.');
