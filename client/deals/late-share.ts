import type { DealSettings } from '#contract/deal-settings.ts';
import type { Deal } from '#contract/deals.ts';

/** What the seller gets when the buyer does not come or calls off late, in dollars. */
export function lateShare({ money }: Pick<Deal, 'money'>, { latePercent }: DealSettings): number {
  return Math.round(money.held * latePercent) / 100;
}
