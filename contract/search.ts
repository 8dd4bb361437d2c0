import { z } from 'zod';
import { type Message, message, t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { BODY_TYPES, ModelId } from './models.ts';
import { HIGHEST_PRICE } from './money.ts';
import { Search } from './pagination.ts';
import { Place } from './places.ts';
import { EARLIEST_MODEL_YEAR } from './product-facts.ts';
import { CONDITIONS, Product } from './products.ts';
import { MOST_CHOSEN } from './search-address.ts';

/**
 * `best`: title matches first, then the newest; few per seller and day, and products without a picture last.
 * `newest`: strictly by listing time.
 * `value`: by how far a price is below those of similar bikes.
 */
export const SORTS = ['newest', 'best', 'price-up', 'price-down', 'kilometres', 'year', 'nearest', 'value'] as const;
export type Sort = (typeof SORTS)[number];
export const OWNERS = ['1', '2', '3', '4'] as const;
export const RADII = [5, 10, 25, 50, 100, 200] as const;
export const KILOMETRE_STEPS = [5_000, 10_000, 20_000, 30_000, 50_000, 75_000, 100_000] as const;
/** Lower bounds of engine classes, in cc. */
export const ENGINE_STARTS = [0, 110, 126, 151, 201, 351, 501, 801, 1_201] as const;

const several = <T extends z.ZodType<unknown, string>>(one: T) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean))
    .pipe(z.array(one).max(MOST_CHOSEN, { error: () => t('Please choose at most {count}', { count: MOST_CHOSEN }) }));

const number = (message: Message, least: number, most: number) => {
  const fault = { error: () => t(message, { least, most }) };
  return z
    .string()
    .regex(/^\d{1,8}$/, fault)
    .transform(Number)
    .refine((value) => value >= least && value <= most, fault);
};

const LAST_YEAR = 2100;
export const MOST_DOLLARS = Math.ceil(HIGHEST_PRICE);

export const SearchFields = z.object({
  /** Free text; models, places, years and prices are recognised. */
  q: Search,
  literal: z.literal('yes').optional(),
  brand: several(line(40)).optional(),
  model: several(ModelId).optional(),
  body: several(z.enum(BODY_TYPES, { error: () => t('This is not one of the body types') })).optional(),
  condition: several(z.enum(CONDITIONS, { error: () => t('This is not one of the conditions') })).optional(),
  owners: several(z.enum(OWNERS, { error: () => t('Please write 1 to 4 owners') })).optional(),
  verified: z.literal('yes').optional(),
  goodPrice: z.literal('yes').optional(),
  minPrice: number(
    message('Please write the lowest price as a whole number from {least} to {most, number}'),
    0,
    MOST_DOLLARS,
  ).optional(),
  maxPrice: number(
    message('Please write the highest price as a whole number from {least} to {most, number}'),
    0,
    MOST_DOLLARS,
  ).optional(),
  minYear: number(
    message('Please write the earliest model year as a whole number from {least} to {most, number}'),
    EARLIEST_MODEL_YEAR,
    LAST_YEAR,
  ).optional(),
  maxYear: number(
    message('Please write the latest model year as a whole number from {least} to {most, number}'),
    EARLIEST_MODEL_YEAR,
    LAST_YEAR,
  ).optional(),
  minKm: number(
    message('Please write the fewest kilometres as a whole number from {least} to {most, number}'),
    0,
    2_000_000,
  ).optional(),
  maxKm: number(
    message('Please write the most kilometres as a whole number from {least} to {most, number}'),
    0,
    2_000_000,
  ).optional(),
  minCc: number(
    message('Please write the smallest engine in cc as a whole number from {least} to {most, number}'),
    0,
    3000,
  ).optional(),
  maxCc: number(
    message('Please write the largest engine in cc as a whole number from {least} to {most, number}'),
    0,
    3000,
  ).optional(),
  place: number(
    message('Please write the place as a whole number from {least} to {most, number}'),
    1,
    99_999_999,
  ).optional(),
  within: number(
    message('Please write the distance as a whole number from {least} to {most, number}'),
    1,
    500,
  ).optional(),
  sort: z.enum(SORTS, { error: () => t('There is no such order') }).optional(),
  after: z
    .string()
    .regex(/^[\w-]{1,200}$/, { error: () => t('This is not where a page starts') })
    .optional(),
});
export type SearchAddress = z.input<typeof SearchFields>;
export type SearchWish = z.output<typeof SearchFields>;

/** `about`: estimated from a sample. */
export const Count = z.object({ bikes: z.number().int(), about: z.boolean() });
export type Count = z.infer<typeof Count>;

export const Chip = z.object({
  kind: z.enum([
    'words',
    'brand',
    'model',
    'body',
    'condition',
    'owners',
    'verified',
    'goodPrice',
    'price',
    'year',
    'kilometres',
    'engine',
    'place',
    'not',
  ]),
  text: z.string(),
  understood: z.boolean(),
  /** Ranks only: other bikes follow. */
  optional: z.boolean(),
  /** Query string: `q=pulsar&maxPrice=900`. */
  without: z.string(),
});
export type Chip = z.infer<typeof Chip>;

export const Meant = z.object({
  /** All active filters; `q` is the remaining free text. */
  wish: z.object({
    q: z.string().optional(),
    brand: z.array(z.string()).optional(),
    model: z.array(z.string()).optional(),
    body: z.array(z.enum(BODY_TYPES)).optional(),
    condition: z.array(z.enum(CONDITIONS)).optional(),
    owners: z.array(z.enum(OWNERS)).optional(),
    verified: z.literal('yes').optional(),
    goodPrice: z.literal('yes').optional(),
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
  /** Spelling correction; `instead` is the query string of the typed words. */
  correction: z.object({ typed: z.string(), shown: z.string(), instead: z.string() }).optional(),
});
export type Meant = z.infer<typeof Meant>;

const Choice = z.object({ value: z.string(), text: z.string(), count: Count });
export type Choice = z.infer<typeof Choice>;

export const Choices = z.object({
  brand: z.array(Choice),
  /** Of the chosen brands, else of all; most frequent first. */
  model: z.array(Choice),
  body: z.array(Choice),
  condition: z.array(Choice),
  owners: z.array(Choice),
  verified: z.array(Choice),
  goodPrice: z.array(Choice),
  year: z.array(Choice),
  kilometres: z.array(Choice),
  /** `from-to`, for minCc and maxCc. */
  engine: z.array(Choice),
  within: z.array(Choice),
  /** Histogram under all other filters: `from` inclusive, `to` exclusive, in dollars. */
  price: z.array(z.object({ from: z.number(), to: z.number(), bikes: z.number().int() })),
});
export type Choices = z.infer<typeof Choices>;

export const Found = z.object({
  products: z.array(Product),
  after: z.string().optional(),
  total: Count,
  meant: Meant,
  choices: Choices.optional(),
  /** No exact match: only the required filters apply. */
  relaxed: z.boolean(),
  /** Without results: close alternatives, nearest first. */
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

export const Suggested = z.object({
  kind: z.enum(['model', 'brand', 'place', 'words']),
  text: z.string(),
  detail: z.string(),
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
