import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { inThousands } from './format.ts';
import { BODY_TYPES, ModelId } from './models.ts';
import { HIGHEST_PRICE } from './money.ts';
import { Search } from './pagination.ts';
import { Place } from './places.ts';
import { EARLIEST_MODEL_YEAR } from './product-facts.ts';
import { CONDITIONS, Product } from './products.ts';
import { MOST_CHOSEN } from './search-address.ts';

/**
 * `best`: the words stand in the title; then the newest, but bikes without a picture come after all others, and of what
 * one seller lists in a day few among the newest. `newest`: exactly by when they were listed.
 */
export const SORTS = ['newest', 'best', 'price-up', 'price-down', 'kilometres', 'year', 'nearest'] as const;
export type Sort = (typeof SORTS)[number];
/** The last one means: that many or more. */
export const OWNERS = ['1', '2', '3', '4'] as const;
/** How far from a place, in kilometres. */
export const RADII = [5, 10, 25, 50, 100, 200] as const;
/** Steps up to which a bike's kilometres are asked for. */
export const KILOMETRE_STEPS = [5_000, 10_000, 20_000, 30_000, 50_000, 75_000, 100_000] as const;
/** Classes of engines: each reaches up to the next one's start. */
export const ENGINE_STARTS = [0, 110, 126, 151, 201, 351, 501, 801, 1_201] as const;

/** Several values with commas between them. */
const several = <T extends z.ZodType<unknown, string>>(one: T) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean))
    .pipe(z.array(one).max(MOST_CHOSEN, `Please choose at most ${MOST_CHOSEN}`));

const number = (of: string, least: number, most: number) => {
  const message = `Please write ${of} as a whole number from ${least} to ${inThousands(most)}`;
  return z
    .string()
    .regex(/^\d{1,8}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

const LAST_YEAR = 2100;
/** Whole dollars that every price is within. */
export const MOST_DOLLARS = Math.ceil(HIGHEST_PRICE);

/** What to look for. Every field stands in a page's address under its name; nothing given means anything will do. */
export const SearchFields = z.object({
  /** In a person's own words: models, places, years and prices among them are understood. */
  q: Search,
  /** The words as they are written: nothing is corrected. */
  literal: z.literal('yes').optional(),
  brand: several(line(40)).optional(),
  model: several(ModelId).optional(),
  body: several(z.enum(BODY_TYPES, 'This is not one of the body types')).optional(),
  condition: several(z.enum(CONDITIONS, 'This is not one of the conditions')).optional(),
  owners: several(z.enum(OWNERS, 'Please write 1 to 4 owners')).optional(),
  /** Only bikes of verified sellers. */
  verified: z.literal('yes').optional(),
  /** In dollars. */
  minPrice: number('the lowest price', 0, MOST_DOLLARS).optional(),
  maxPrice: number('the highest price', 0, MOST_DOLLARS).optional(),
  minYear: number('the earliest model year', EARLIEST_MODEL_YEAR, LAST_YEAR).optional(),
  maxYear: number('the latest model year', EARLIEST_MODEL_YEAR, LAST_YEAR).optional(),
  minKm: number('the fewest kilometres', 0, 2_000_000).optional(),
  maxKm: number('the most kilometres', 0, 2_000_000).optional(),
  minCc: number('the smallest engine in cc', 0, 3000).optional(),
  maxCc: number('the largest engine in cc', 0, 3000).optional(),
  /** A place of the gazetteer. */
  place: number('the place', 1, 99_999_999).optional(),
  /** How far from the place, in kilometres. */
  within: number('the distance', 1, 500).optional(),
  sort: z.enum(SORTS, 'There is no such order').optional(),
  /** Where the page starts, as the page before it said. */
  after: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'This is not where a page starts')
    .optional(),
});
/** As it stands in an address. */
export type SearchAddress = z.input<typeof SearchFields>;
export type SearchWish = z.output<typeof SearchFields>;

/** How many; `about` when it was estimated from a sample. */
export const Count = z.object({ bikes: z.number().int(), about: z.boolean() });
export type Count = z.infer<typeof Count>;

/** Something that is in force, said in words, and what remains of the address without it. */
export const Chip = z.object({
  kind: z.enum([
    'words',
    'brand',
    'model',
    'body',
    'condition',
    'owners',
    'verified',
    'price',
    'year',
    'kilometres',
    'engine',
    'place',
    'not',
  ]),
  text: z.string(),
  /** It was understood from the words. */
  understood: z.boolean(),
  /** Not every bike fits it; those that do come first. */
  optional: z.boolean(),
  /** The address' query with this left out: `q=pulsar&maxPrice=900`. */
  without: z.string(),
});
export type Chip = z.infer<typeof Chip>;

/** What the server took the search for. */
export const Meant = z.object({
  /** Everything in force, what was understood from the words among it; `q` are the words left to look for. */
  wish: z.object({
    q: z.string().optional(),
    brand: z.array(z.string()).optional(),
    model: z.array(z.string()).optional(),
    body: z.array(z.enum(BODY_TYPES)).optional(),
    condition: z.array(z.enum(CONDITIONS)).optional(),
    owners: z.array(z.enum(OWNERS)).optional(),
    verified: z.literal('yes').optional(),
    minPrice: z.number().optional(),
    maxPrice: z.number().optional(),
    minYear: z.number().optional(),
    maxYear: z.number().optional(),
    minKm: z.number().optional(),
    maxKm: z.number().optional(),
    minCc: z.number().optional(),
    maxCc: z.number().optional(),
    place: Place.optional(),
    within: z.number().optional(),
  }),
  sort: z.enum(SORTS),
  chips: z.array(Chip),
  /** Words that were corrected: `Showing Pulsar 150. Search for “pulser 150” instead`, at that address' query. */
  correction: z.object({ typed: z.string(), shown: z.string(), instead: z.string() }).optional(),
});
export type Meant = z.infer<typeof Meant>;

const Choice = z.object({ value: z.string(), text: z.string(), count: Count });
export type Choice = z.infer<typeof Choice>;

/** What can be chosen next, and how many bikes that would find with everything else as it is. */
export const Choices = z.object({
  brand: z.array(Choice),
  /** Of the brands that are chosen, else of all; the most frequent first. */
  model: z.array(Choice),
  body: z.array(Choice),
  condition: z.array(Choice),
  owners: z.array(Choice),
  verified: z.array(Choice),
  /** By model year, `value` is the year; the newest first. */
  year: z.array(Choice),
  /** `value` is `up to so many`, one of KILOMETRE_STEPS. */
  kilometres: z.array(Choice),
  /** `value` is `from-to`, to be taken as minCc and maxCc. */
  engine: z.array(Choice),
  /** `value` is one of RADII; only with a place. */
  within: z.array(Choice),
  /** Bars side by side over all prices that the rest of the search leaves: from this price (dollars) up to the next bar's. */
  price: z.array(z.object({ from: z.number(), to: z.number(), bikes: z.number().int() })),
});
export type Choices = z.infer<typeof Choices>;

export const Found = z.object({
  products: z.array(Product),
  /** Where the next page starts. */
  after: z.string().optional(),
  total: Count,
  meant: Meant,
  /** On the first page only. */
  choices: Choices.optional(),
  /** No bike fits everything: these fit what is not optional. */
  relaxed: z.boolean(),
  /** When nothing was found: what would find something, the nearest first, at that address' query. */
  nearest: z.array(z.object({ text: z.string(), query: z.string(), count: Count })),
});
export type Found = z.infer<typeof Found>;

export const searchProducts = endpoint({
  method: 'GET',
  path: '/search',
  access: 'anyone',
  summary:
    'Products on sale that fit what somebody wants, page by page; what was understood, and what can be chosen next',
  query: SearchFields,
  answer: Found,
});

export const MOST_SUGGESTED = 8;

/** Something that may be meant by what is typed so far. */
export const Suggested = z.object({
  kind: z.enum(['model', 'brand', 'place', 'words']),
  text: z.string(),
  /** What tells it apart from its likes. */
  detail: z.string(),
  /** The address' query that finds it. */
  query: z.string(),
  count: Count.optional(),
});
export type Suggested = z.infer<typeof Suggested>;

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  access: 'everybody',
  summary: 'Models, brands and places that may be meant by what somebody types, best first',
  query: z.object({ q: Search }),
  answer: z.array(Suggested),
});
