import { type DealSettings, lateShareOf } from '#contract/deal-settings.ts';
import type { Deal } from '#contract/deals.ts';
import { dollars } from '#contract/money.ts';

/** The seller's compensation for a late cancellation or a no-show, in dollars. */
export function lateShare({ money }: Pick<Deal, 'money'>, settings: DealSettings): number {
  return dollars(lateShareOf(Math.round(money.held * 100), settings));
}
