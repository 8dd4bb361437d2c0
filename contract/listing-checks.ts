import { z } from 'zod';
import { type Message, message } from '#language/t.ts';
import { Id } from './fields.ts';

interface ListingCheck {
  /** Heading of the finding, for admins. */
  title: Message;
  /** Says nothing that helps to deceive better. */
  toSeller: Message;
}

const checks = <const C extends Record<string, ListingCheck>>(table: C) => table;

/** What is looked for in a listing; `server/moderation/checks` finds it. */
export const LISTING_CHECKS = checks({
  'price-far-below': {
    title: message('Price far below others'),
    toSeller: message('The price is far below that of similar bikes. Please check it.'),
  },
  'photo-elsewhere': {
    title: message('Photo of another listing'),
    toSeller: message('A photo is one of another listing. Please take photos of this very bike.'),
  },
  'text-copied': {
    title: message('Text of another listing'),
    toSeller: message('The description is that of another listing. Please describe this very bike.'),
  },
  'contact-in-text': {
    title: message('Contact details in the text'),
    toSeller: message(
      'The text has a phone number, an address or a link. Please take it out: buyers write to you here.',
    ),
  },
  'pays-elsewhere': {
    title: message('Asks for money outside Kickstand'),
    toSeller: message('The text speaks of a payment outside Kickstand. Please take it out: buyers pay here.'),
  },
  'many-at-once': {
    title: message('New account with many bikes'),
    toSeller: message('Your account is new and lists many bikes at once, so we look at them first.'),
  },
  'odometer-lower': {
    title: message('Odometer'),
    toSeller: message('An earlier record of the frame number has more kilometres.'),
  },
  'frame-elsewhere': { title: message('Frame number'), toSeller: message('The frame number is on sale elsewhere.') },
  'frame-unlikely': {
    title: message('Frame number'),
    toSeller: message('The frame number does not fit the bike. Please compare it.'),
  },
  'facts-contradict': {
    title: message('Facts contradict each other'),
    toSeller: message(
      'Some facts do not fit together. Please compare model, year, engine and kilometres with the papers.',
    ),
  },
  'not-a-bike': {
    title: message('Not a motorbike'),
    toSeller: message('This does not read like a motorbike for sale.'),
  },
  'shared-device': {
    title: message('Buyer and seller are alike'),
    toSeller: message('We look at your recent deals first.'),
  },
  reported: { title: message('Reported||a bike'), toSeller: message('People have reported this bike to us.') },
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
