import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Price } from './money.ts';

export const MOST_AT_ONCE = 100;

/** `changed-meanwhile`: the price is not `formerPrice`; `gone`: not the caller's, or off the market. */
export const BULK_OUTCOMES = [
  'done',
  'unchanged',
  'reserved',
  'sold',
  'changed-meanwhile',
  'price-unusual',
  'brand-retired',
  'gone',
] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

const Outcome = z.object({
  _id: Id,
  outcome: z.enum(BULK_OUTCOMES),
  question: z.string().optional(),
});
export type Outcome = z.infer<typeof Outcome>;

const Outcomes = z.object({ outcomes: z.array(Outcome) });
export type Outcomes = z.infer<typeof Outcomes>;

const several = <S extends z.ZodType>(one: S, idOf: (one: z.output<S>) => string) =>
  z
    .array(one)
    .min(1, { error: () => t('Please choose at least one bike') })
    .max(MOST_AT_ONCE, {
      error: () =>
        t('Please choose at most {count, plural, one {# bike} other {# bikes}} at once', { count: MOST_AT_ONCE }),
    })
    .refine((all) => new Set(all.map(idOf)).size === all.length, {
      error: () => t('One of the bikes is chosen twice'),
    });

const PriceChange = z.object({
  _id: Id,
  /** Optimistic concurrency check: the price that the seller saw. */
  formerPrice: Price,
  resalePrice: Price,
  confirmedPrice: Price.optional(),
});
export type PriceChange = z.output<typeof PriceChange>;

export const changePrices = endpoint({
  method: 'PUT',
  path: '/myproducts/prices',
  access: 'seller',
  needs: 'good-standing',
  summary: `Change the prices of up to ${MOST_AT_ONCE} of one’s own available products; answers what became of each`,
  body: z.object({ changes: several(PriceChange, ({ _id }) => _id) }),
  answer: Outcomes,
});

export const removeProducts = endpoint({
  method: 'POST',
  path: '/myproducts/removal',
  access: 'seller',
  summary: `Take up to ${MOST_AT_ONCE} of one’s own available products off the market; answers what became of each`,
  body: z.object({ ids: several(Id, (id) => id) }),
  answer: Outcomes,
});
