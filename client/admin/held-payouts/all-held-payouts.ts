import { pages } from '#client/api/query-client.ts';
import { listHeldPayouts } from '#contract/payouts.ts';

export const allHeldPayouts = pages(listHeldPayouts, {});
