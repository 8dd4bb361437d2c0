import { type DealSettings, feeOf } from '#contract/deal-settings.ts';
import { Amount } from '#contract/money.ts';
import type { Decision } from './decision-words.ts';

/** In cents. */
export interface Shares {
  buyer: number;
  seller: number;
  fee: number;
}

/** Undefined unless the refund is a part of what is held. */
export function sharesOf(
  decision: Decision,
  held: number,
  refund: string | undefined,
  settings: Pick<DealSettings, 'feePercent'>,
): Shares | undefined {
  const buyer = { release: 0, refund: held, 'refund-part': partOf(held, refund) }[decision];
  if (buyer === undefined) return;
  const fee = feeOf(held - buyer, settings);
  return { buyer, seller: held - buyer - fee, fee };
}

function partOf(held: number, refund: string | undefined) {
  const { data: cents } = Amount.safeParse(refund);
  return cents !== undefined && cents < held ? cents : undefined;
}
