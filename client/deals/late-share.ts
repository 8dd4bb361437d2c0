import { type DealSettings, lateShareOf } from '#contract/deal-settings.ts';
import type { Deal } from '#contract/deals.ts';
import { dollars } from '#contract/money.ts';

/** What the seller gets when the buyer does not come or calls off late, in dollars. */
export function lateShare({ money }: Pick<Deal, 'money'>, settings: DealSettings): number {
  return dollars(lateShareOf(Math.round(money.held * 100), settings));
}
