import { z } from 'zod';
import { Id } from './fields.ts';

interface ListingCheck {
  /** Heading of the finding, for admins. */
  title: string;
  /** Says nothing that helps to deceive better. */
  toSeller: string;
}

const checks = <const C extends Record<string, ListingCheck>>(table: C) => table;

/** What is looked for in a listing; `server/moderation/checks` finds it. */
export const LISTING_CHECKS = checks({
  'price-far-below': {
    title: 'Price far below others',
    toSeller: 'The price is far below that of similar bikes. Please check it.',
  },
  'photo-elsewhere': {
    title: 'Photo of another listing',
    toSeller: 'A photo is one of another listing. Please take photos of this very bike.',
  },
  'text-copied': {
    title: 'Text of another listing',
    toSeller: 'The description is that of another listing. Please describe this very bike.',
  },
  'contact-in-text': {
    title: 'Contact details in the text',
    toSeller: 'The text has a phone number, an address or a link. Please take it out: buyers write to you here.',
  },
  'pays-elsewhere': {
    title: 'Asks for money outside Kickstand',
    toSeller: 'The text speaks of a payment outside Kickstand. Please take it out: buyers pay here.',
  },
  'many-at-once': {
    title: 'New account with many bikes',
    toSeller: 'Your account is new and lists many bikes at once, so we look at them first.',
  },
  'odometer-lower': { title: 'Odometer', toSeller: 'An earlier record of the frame number has more kilometres.' },
  'frame-elsewhere': { title: 'Frame number', toSeller: 'The frame number is on sale elsewhere.' },
  'frame-unlikely': { title: 'Frame number', toSeller: 'The frame number does not fit the bike. Please compare it.' },
  'facts-contradict': {
    title: 'Facts contradict each other',
    toSeller: 'Some facts do not fit together. Please compare model, year, engine and kilometres with the papers.',
  },
  'not-a-bike': {
    title: 'Not a motorbike',
    toSeller: 'This does not read like a motorbike for sale.',
  },
  'shared-device': {
    title: 'Buyer and seller are alike',
    toSeller: 'We look at your recent deals first.',
  },
  reported: { title: 'Reported', toSeller: 'People have reported this bike to us.' },
});

export const LISTING_CHECK_CODES = Object.keys(LISTING_CHECKS) as [ListingCheckCode, ...ListingCheckCode[]];
export type ListingCheckCode = keyof typeof LISTING_CHECKS;

/** Up to this many points. */
export const MOST_RISK = 100;
/** From here on an admin is to look at it; the bike stays on the market. */
export const QUEUED_FROM = 30;
/** From here on the bike is withheld until an admin has looked at it. */
export const WITHHELD_FROM = 60;

export const ListingFinding = z.object({
  code: z.enum(LISTING_CHECK_CODES),
  points: z.number().int(),
  /** What was found, for admins. */
  words: z.string(),
  /** Another listing that it is about. */
  otherId: Id.optional(),
});
export type ListingFinding = z.infer<typeof ListingFinding>;
