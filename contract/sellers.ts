import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { AnswersWithin, Id } from './fields.ts';
import { Page } from './pagination.ts';
import { Product } from './products.ts';
import { ShownRating } from './rating-figures.ts';
import { Rating } from './ratings.ts';
import { VerifiedStep } from './verified-steps.ts';

export const BIKES_ON_SELLER_PAGE = 12;
export const RATINGS_ON_SELLER_PAGE = 10;

export const Seller = z.object({
  _id: Id,
  name: z.string(),
  joinedAt: z.string(),
  isVarified: z.boolean(),
  photo: z.string().optional(),
  ratings: z.number().int(),
  rating: ShownRating.optional(),
  distribution: z.array(z.number().int()).length(5),
  /** In percent of the buyers who said it; absent: too few ratings. */
  asDescribed: z.number().int().optional(),
  /** In minutes, from a buyer's first message on; absent: too few answers, or too slow. */
  answersWithin: AnswersWithin.optional(),
  dealsDone: z.number().int(),
  /** Paid deals that this seller declined, cancelled or did not come to. */
  dealsCalledOff: z.number().int(),
  bikesOnSale: z.number().int(),
  bikesSold: z.number().int(),
  verifiedSteps: z.array(VerifiedStep),
});
export type Seller = z.infer<typeof Seller>;

export const SELLER_BIKES = ['on-sale', 'sold'] as const;

/** The lists of the page, also the names of its parameters: after which row each begins. */
export const SELLER_LISTS = [...SELLER_BIKES, 'ratings'] as const;
export type SellerList = (typeof SELLER_LISTS)[number];
export type SellerCursors = { [List in SellerList]?: string | undefined };

const bySeller = z.object({ id: Id });

export const readSeller = endpoint({
  method: 'GET',
  path: '/sellers/:id',
  access: 'everybody',
  summary: 'A seller in public: since when, ratings, deals; 404 for people who never sold, 410 for those who left',
  params: bySeller,
  answer: Seller,
});

export const listSellersBikes = endpoint({
  method: 'GET',
  path: '/sellers/:id/bikes',
  access: 'everybody',
  summary: 'The bikes of a seller, newest first',
  params: bySeller,
  query: Page.extend({
    which: z.enum(SELLER_BIKES, { error: () => t('Please choose on-sale or sold') }).default('on-sale'),
  }),
  answer: z.array(Product),
});

export const listSellersRatings = endpoint({
  method: 'GET',
  path: '/sellers/:id/ratings',
  access: 'everybody',
  summary: 'What buyers say of a seller, newest first',
  params: bySeller,
  query: Page,
  answer: z.array(Rating),
});
