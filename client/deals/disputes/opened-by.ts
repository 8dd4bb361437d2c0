import type { Dispute } from '#contract/deals.ts';

/** Who says that something is wrong. */
export function openedBy({ status, by, buyersName, sellersName }: Dispute): string {
  if (by === 'buyer') return `${buyersName}, the buyer, says:`;
  if (by === 'seller') return `${sellersName}, the seller, says:`;
  if (status === 'charge-disputed') return 'The buyer’s bank looks into the payment.';
  if (by === 'provider') return 'The buyer’s bank has given the money back: somebody has to decide whose it is.';
  return 'Nobody has told how the meeting went.';
}
