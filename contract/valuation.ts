import { z } from 'zod';
import { message } from '#language/t.ts';
import { requestFields } from './bike-schemas.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { ModelId } from './models.ts';
import { Dollars } from './money.ts';
import { PRICE_LABELS } from './price-label.ts';
import { whole } from './product-facts.ts';

/** No range is given below. */
export const FEWEST_COMPARABLES = 3;
export const MOST_COMPARABLES_SHOWN = 24;
/** From as many on a price is said to have many comparables. */
export const MANY_COMPARABLES = 11;
/** Of fewer sales no share is told. */
export const FEWEST_SALES = 50;
/** No label is given for so long after a change of the price. */
export const LABEL_WAITS_MINUTES = 15;

const Comparable = z.object({
  /** Absent: a sold bike; two people agreed on its price. */
  _id: Id.optional(),
  productName: z.string(),
  modelYear: z.number().int(),
  kilometres: z.number().int().optional(),
  owners: z.number().int().optional(),
  /** Absent as above. */
  price: Dollars.optional(),
  /** Carried to the age, kilometres and owners of the valued bike. */
  adjusted: Dollars,
});
export type Comparable = z.infer<typeof Comparable>;

export const Valuation = z.object({
  /** Four of five prices of such bikes lie between. Absent: too few comparables. */
  band: z.object({ low: Dollars, middle: Dollars, high: Dollars }).optional(),
  label: z.enum(PRICE_LABELS).optional(),
  /** Asked or paid for the same model in the same country, by others. */
  count: z.number().int().nonnegative(),
  /** The most alike first. */
  comparables: z.array(Comparable).max(MOST_COMPARABLES_SHOWN),
});
export type Valuation = z.infer<typeof Valuation>;

export const readValuation = endpoint({
  method: 'GET',
  path: '/product/:id/valuation',
  access: 'anyone',
  summary: 'What a bike is worth, by others of its model in its country; without a range where these are too few',
  params: z.object({ id: Id }),
  answer: Valuation,
});

export const valueBike = endpoint({
  method: 'GET',
  path: '/valuation',
  access: 'seller',
  summary: 'What a bike would be worth that is about to be listed; own bikes do not count',
  query: z.object({
    modelId: ModelId,
    modelYear: requestFields.modelYear.unwrap(),
    kilometres: requestFields.kilometres,
    owners: requestFields.owners,
    placeId: whole(message('Please write the town as a whole number from {least} to {most, number}'), 1, 99_999_999),
  }),
  answer: Valuation,
});

const Accuracy = z.object({
  sales: z.number().int().positive(),
  /** Share of the prices paid that lay in the range, from 0 to 1; four of five are meant to. */
  inside: z.number().min(0).max(1),
  /** Half of the prices paid were no further from the middle of the range, as a share of it. */
  medianError: z.number().nonnegative(),
});
export type Accuracy = z.infer<typeof Accuracy>;

export const Calibration = Accuracy.extend({
  /** ISO 3166. */
  country: z.string(),
  /** The day of the oldest sale that is counted. */
  since: z.iso.date(),
  /** Sales with few and with many comparables; absent: too few of them. */
  few: Accuracy.optional(),
  many: Accuracy.optional(),
});
export type Calibration = z.infer<typeof Calibration>;

export const listCalibrations = endpoint({
  method: 'GET',
  path: '/valuation/calibration',
  access: 'everybody',
  summary: `How often the prices of real sales lay in the range, for each country with ${FEWEST_SALES} sales or more`,
  answer: z.array(Calibration),
});
