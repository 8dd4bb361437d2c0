import { pages } from '#client/queries.ts';
import { listHeldPayouts } from '#contract/payouts.ts';

export const allHeldPayouts = pages(listHeldPayouts, {});
