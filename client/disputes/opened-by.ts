import type { Dispute } from '#contract/deals.ts';

/** Who says that something is wrong. */
export function openedBy({ by, buyersName, sellersName }: Dispute): string {
  if (by === 'buyer') return `${buyersName}, the buyer, says:`;
  if (by === 'seller') return `${sellersName}, the seller, says:`;
  if (by === 'provider') return 'The buyer’s bank looks into the payment.';
  return 'Nobody has told how the meeting went.';
}
